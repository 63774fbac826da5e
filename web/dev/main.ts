/**
 * Shows one moment of a game without a server: `dev.html?f=twilight-ops&lang=pl&theme=dark`. Not part of the build.
 *
 * `tab` opens the cards, the tracks or the hand; `kind` keeps one kind of choice; `pick` is a choice that awaits confirmation; `hand` replaces the
 * cards of the moment; with `draft` choosing is reversible.
 */
import { mount } from 'svelte';
import type { Json } from '$/boards/contract.ts';
import { parts } from '$/boards/index.ts';
import { speech } from '$/lib/speech.svelte.ts';
import type { Language } from '$/words/words.ts';
import Dev from './Dev.svelte';
import type { Moment } from './moment.ts';
import '$/styles/fonts.css';
import '$/styles/tokens.css';
import '$/styles/base.css';

const CATALOGS = import.meta.glob<Json>('./catalogs/*.json', { import: 'default' });
const MOMENTS = import.meta.glob<Moment>('./fixtures/*.json', { import: 'default' });

async function show(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const moment = await MOMENTS[`./fixtures/${query.get('f') ?? 'twilight-ops'}.json`]?.();
  const target = document.getElementById('app');
  if (!moment || !target) return;
  const language = (query.get('lang') ?? 'en') as Language;
  if (query.get('theme')) document.documentElement.dataset.theme = query.get('theme') ?? '';
  await speech.speak(language);
  const catalog = (await CATALOGS[`./catalogs/${moment.game}.json`]?.()) ?? null;
  mount(Dev, { target, props: { moment, catalog, language, parts: await parts(moment.game), words: await speech.learn(moment.game), query } });
  document.documentElement.dataset.ready = 'true';
}

void show();
