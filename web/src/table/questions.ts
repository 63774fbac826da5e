import { canonical, type Json } from '$/boards/contract.ts';
import type { Choice, Moment } from '$/wire/index.ts';

/** The features of a question that distinguish it from others. */
interface Asked {
  whole: string;
  /** Whether it could be answered early, before it was asked. */
  early: boolean;
  offer: string;
}

/** Tracks whether a table still asks the same question. Other changes, such as an offer of a draw, leave the question as it is. */
export class Questions {
  #last: Asked | null = null;
  #number = 0;

  /**
   * Returns the number of the question, which grows with each new question. A question that could be answered early keeps its number when it is
   * asked.
   */
  number(now: Moment, premoves: readonly Choice[]): number {
    const actions = (list: readonly Choice[]): Json[] => list.map(({ action }) => action);
    const early = premoves.length > 0;
    const offer = canonical([now.phase, actions(early ? premoves : now.choices)]);
    const whole = canonical([now.actions, now.actor, now.question?.question ?? null, early, offer, actions(now.interrupts)]);
    const last = this.#last;
    const come = last?.early === true && !early && now.choices.length > 0 && offer === last.offer;
    if (last?.whole !== whole && !come) this.#number += 1;
    this.#last = { whole, early, offer };
    return this.#number;
  }
}
