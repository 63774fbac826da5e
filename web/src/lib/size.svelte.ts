/** Width class of the window: laptop, tablet, phone. */
export type Size = 'wide' | 'middle' | 'narrow';

class Window {
  size: Size = $state('wide');

  constructor() {
    const wide = matchMedia('(min-width: 1200px)');
    const middle = matchMedia('(min-width: 700px)');
    const read = (): void => {
      this.size = wide.matches ? 'wide' : middle.matches ? 'middle' : 'narrow';
    };
    wide.addEventListener('change', read);
    middle.addEventListener('change', read);
    read();
  }
}

export const view = new Window();
