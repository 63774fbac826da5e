/** Formats the time left: `2:05:09`, `58:07`, or days and hours for long times. */
export function clockText(milliseconds: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600);
  if (days >= 1) {
    const unit = (value: number, unit: string): string =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
    return `${unit(days, 'day')} ${unit(hours % 24, 'hour')}`;
  }
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
