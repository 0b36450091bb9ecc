import { dirname, join, normalize } from 'node:path';
import type { Page } from './pages.ts';

export interface PageLink {
  page: string;
  /** Exactly as written. */
  target: string;
}

/** All links of a page, except in code. Pure. */
export function linksOf({ name, text }: Pick<Page, 'name' | 'text'>): PageLink[] {
  const prose = text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({ page: name, target }));
}

export function leadsElsewhere({ target }: PageLink): boolean {
  return /^[a-z]+:/.test(target);
}

/** The path of the file that a link points to, relative to the project's folder. */
export function linkedFile({ page, target }: PageLink): string {
  const [path = ''] = target.split('#');
  return path === '' ? page : normalize(join(dirname(page), path));
}
