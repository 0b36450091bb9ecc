import { dirname, join, normalize } from 'node:path';
import type { Page } from './pages.ts';

export interface PageLink {
  page: string;
  /** As it is written. */
  target: string;
}

/** All links of a page, without what stands in code. Pure. */
export function linksOf({ name, text }: Pick<Page, 'name' | 'text'>): PageLink[] {
  const prose = text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({ page: name, target }));
}

export function leadsElsewhere({ target }: PageLink): boolean {
  return /^[a-z]+:/.test(target);
}

/** The file that a link leads to, from the project's folder on. */
export function linkedFile({ page, target }: PageLink): string {
  const [path = ''] = target.split('#');
  return path === '' ? page : normalize(join(dirname(page), path));
}
