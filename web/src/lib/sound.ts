import { settings } from './settings.svelte.ts';

let context: AudioContext | null = null;
let busyUntil = 0;

/** Plays a short low knock, synthesised: it is your move. Knocks do not overlap. */
export function knock(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (context.state !== 'running' || now < busyUntil) return;
  busyUntil = now + 0.3;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.setValueAtTime(180, now);
  tone.frequency.exponentialRampToValueAtTime(70, now + 0.12);
  volume.gain.setValueAtTime(0.25, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.25);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.3);
}

/** Unlocks sound: browsers allow a page to play it only after a user action. Call it during one. */
export function wake(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}
