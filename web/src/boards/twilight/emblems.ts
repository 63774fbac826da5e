import { later } from '$/boards/shared/emblems.svelte.ts';

export const emblems = later(import('../emblems.toml?twilight'));
