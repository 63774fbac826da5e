import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the serious and critical findings of axe-core. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: () => Promise<{ violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe;
    const { violations } = await axe.run();
    const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return bad.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary.slice(0, 160)}`).join(' | ')}`);
  });
}

/** Returns layout faults: text that is smaller than 12 px, cut off, outside the window or over other text, and a page wider than the window. */
export async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const shown = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 50);
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`the page is ${document.documentElement.scrollWidth} wide`);

    interface Text {
      element: Element;
      text: string;
      lines: DOMRect[];
    }
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent?.trim() || element.closest('.sr, script, style, title, option') || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()];
      texts.push({ element, text: node.textContent, lines: lines.filter(({ width, height }) => width > 0 && height > 0) });
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? matrix.d : 1);
      if (size < 11.8) found.push(`${size.toFixed(1)} px: ${shown(node.textContent)}`);
    }

    /** Returns the visible part of a rectangle; `scrolled` if scrolling shows the rest, `told` if an ellipsis replaces it. */
    const seen = (element: Element, box: DOMRect): { left: number; right: number; top: number; bottom: number; scrolled: boolean; told: boolean } => {
      const part = { left: box.left, right: box.right, top: box.top, bottom: box.bottom, scrolled: false, told: false };
      for (let around: Element | null = element; around && around !== document.documentElement; around = around.parentElement) {
        const style = getComputedStyle(around);
        const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
        if (!clips && style.position === 'fixed') break;
        if (!clips) continue;
        const edge = around.getBoundingClientRect();
        const hidden = part.left < edge.left - 2 || part.right > edge.right + 2 || part.top < edge.top - 3 || part.bottom > edge.bottom + 3;
        if (hidden) {
          part.scrolled ||= /auto|scroll/.test(style.overflowX + style.overflowY);
          part.told ||= style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        }
        part.left = Math.max(part.left, edge.left);
        part.right = Math.min(part.right, edge.right);
        part.top = Math.max(part.top, edge.top);
        part.bottom = Math.min(part.bottom, edge.bottom);
        if (style.position === 'fixed') break;
      }
      return part;
    };

    /** Returns true if an element is the visible one at a point; drawings let the pointer through. */
    const isAt = (element: Element, x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element) || element.closest('svg')?.contains(top) === true);
    };
    /** Returns true for elements on the map. It can be panned, so any part of it may be outside. */
    const onMap = (element: Element): boolean => element.closest('svg[role="group"]') !== null;

    const visible: { element: Element; text: string; left: number; right: number; top: number; bottom: number }[] = [];
    for (const { element, text, lines } of texts) {
      for (const line of lines) {
        const part = seen(element, line);
        const gone = part.right - part.left < 2 || part.bottom - part.top < 2;
        if (gone && element.closest('.instruments')) continue;
        const lost = Math.max(part.left - line.left, line.right - part.right) > 2 || Math.max(part.top - line.top, line.bottom - part.bottom) > 4;
        if (lost && !part.scrolled && !part.told && !onMap(element)) found.push(`cut off: ${shown(text)}`);
        if (!part.scrolled && !onMap(element) && (part.left < -1 || part.right > innerWidth + 1)) found.push(`beside the window: ${shown(text)}`);
        if (gone) continue;
        visible.push({ element, text, ...part });
      }
    }
    for (const [at, one] of visible.entries()) {
      for (const other of visible.slice(at + 1)) {
        if (one.element === other.element) continue;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // Line boxes are higher than their letters.
        const least = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (width <= 2 || height <= least * 0.35) continue;
        const [x, y] = [Math.max(one.left, other.left) + width / 2, Math.max(one.top, other.top) + height / 2];
        if (isAt(one.element, x, y) && isAt(other.element, x, y)) found.push(`over each other: ${shown(one.text)} / ${shown(other.text)}`);
      }
    }

    const controls = [...document.querySelectorAll('button, input, select, a.btn')].filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    const places = controls.map((control) => ({ control, ...seen(control, control.getBoundingClientRect()) })).filter(
      ({ control, left, right, top, bottom }) => right - left > 2 && bottom - top > 2 && isAt(control, (left + right) / 2, (top + bottom) / 2),
    );
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
        // A phone's sheet covers the board, which can be panned below it.
        if ((one.control.closest('.sheet') === null) !== (other.control.closest('.sheet') === null)) continue;
        if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2) {
          found.push(`controls over each other: ${shown(one.control.textContent)} / ${shown(other.control.textContent)}`);
        }
      }
    }
    return [...new Set(found)].slice(0, 12);
  });
}
