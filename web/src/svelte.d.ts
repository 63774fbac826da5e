declare module '*.ftl' {
  const text: string;
  export default text;
}

declare module '*.md?book' {
  import type { Part } from '../scripts/book.ts';
  const parts: Part[];
  export default parts;
}

declare module '*/emblems.toml?twilight' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}

declare module '*/emblems.toml?curtain' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}

declare module '*/emblems.toml?spies' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
