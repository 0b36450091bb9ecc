import type { CheckedBoundaries } from '../../../../core/docx/corrections/boundaries.ts';
import type { Outline } from '../../../../core/docx/outline/outline.ts';
import { paintDoubts } from '../../../../core/painted/paint-doubts.ts';
import { paintBar, paintChapters } from '../../../../core/painted/paint-map.ts';
import { paintOutline } from '../../../../core/painted/paint-outline.ts';
import { afterPress } from '../../elements/after-press.ts';
import { element } from '../../elements/element.ts';
import { localTime } from '../../elements/format.ts';
import { announce, wantsToken } from '../../elements/problem-box.ts';
import { refusalBox } from '../section/refusal-box.ts';
import { isOutdated, isPassing } from '../section/refusal-kind.ts';
import type { Section } from '../section/section.ts';
import { followOthers } from './document/follow-others.ts';
import { outcomePanel } from './document/outcome-panel.ts';
import { listPainter, paintedElement } from './document/painted-element.ts';
import { changesTo, isWhyMissing, type Said, saidIn, saidInDraft, termsOf } from './document/said.ts';
import { selectRows } from './document/select-rows.ts';
import { outdatedNote } from './quote/draft/draft-note.ts';
import { keptDraft } from './quote/draft/kept-draft.ts';
import { type QuoteDraft, quoteDraft } from './quote/draft/quote-draft.ts';

/** The painted document of a submission, next to its price. Operators correct how a row was classified with a click. */
export const documentSection: Section = {
  title: 'Document',
  link: 'submissions',
  async open(opening) {
    const { client, place, item, signal } = opening;
    const submissionId = item ?? '';
    const { fileName, name: student, purgedAt } = await client.showSubmission({ submissionId }, { signal });
    if (signal.aborted) return;
    opening.about(student);
    const back = element('p', { class: 'no-print' }, [
      element('a', { href: `#submission-${submissionId}` }, [`Submission of ${student}`]),
    ]);
    if (purgedAt !== undefined) {
      keptDraft.forget(submissionId);
      const erased = element('p', { class: 'box' }, [
        'The document was erased on ',
        localTime(purgedAt),
        '.',
      ]);
      return place.replaceChildren(back, erased);
    }
    const [outline, report, { versions }] = await Promise.all([
      client.getOutline({ submissionId }, { signal }),
      client.getReport({ submissionId }, { signal }),
      client.listQuoteVersions({ submissionId }, { signal }),
    ]);
    const [newest] = versions;
    if (signal.aborted) return;
    const name = element('p', { class: 'lead' }, [fileName]);
    const painted = element('div', { class: 'painted-place' });
    const map = element('div');
    const doubts = element('div');
    const side = element('div', { class: 'side-column' });
    const problem = element('div');
    const news = element('div', { role: 'status' });
    const state = element('div', { role: 'status' });
    place.replaceChildren(
      back,
      name,
      map,
      doubts,
      news,
      state,
      problem,
      element('div', { class: 'painted-document corrected' }, [side, painted]),
    );
    const selection = selectRows(painted, (boundaries) => correct({ boundaries }));
    const paintPages = listPainter(painted);
    const followLink = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-row]') : null;
      if (!link) return;
      // The part of the address after the # says which section of the desk is open.
      event.preventDefault();
      selection.goTo(Number(link.dataset.row));
    };
    for (const links of [map, doubts, side]) links.addEventListener('click', followLink);
    const chapters = element('nav', { class: 'side', 'aria-label': 'Chapters' });
    const skip = element('button', { type: 'button', class: 'skip within' }, ['Skip the chapters']);
    skip.addEventListener('click', () => painted.focus());
    const show = (shown: Outline, boundaries: CheckedBoundaries) => {
      selection.show({ outline: shown, boundaries }, () => {
        paintPages(paintOutline(shown));
        map.replaceChildren(paintedElement(paintBar(shown)));
        doubts.replaceChildren(paintedElement(paintDoubts(shown)));
        const list = paintChapters(shown);
        chapters.replaceChildren(...(list ? [skip, paintedElement(list)] : []));
      });
    };
    if (!newest) return show(outline, {});
    const draft = quoteDraft(opening, submissionId, newest, { outline: true });
    news.replaceChildren(...outdatedNote(draft));
    const before = saidIn(newest);
    const areKept = Object.keys(draft.terms).length > 0;
    let kept = areKept ? saidInDraft(before, draft.terms) : null;
    const said: Said[] = kept ? [before, kept] : [before];
    const latest = () => said.at(-1) ?? before;
    /** What was kept and then taken back all at once, with numbers that were set in the form, until the next correction. */
    let undone: { said: Said; terms: QuoteDraft['terms'] } | null = null;
    const panel = outcomePanel(draft, {
      report,
      takeBack,
      restore,
      setFrontPages,
      explain,
      isWhyMissing: () => isWhyMissing(before, latest()),
      opening,
    });
    const showCorrected = () => {
      const [areAny, areKept] = [said.length > 1, latest() === kept];
      panel.corrected({ areAny, areKept, canRestore: undone !== null, why: latest().why });
    };
    showCorrected();
    // Whoever closes the tab has not left the field that was typed in, and would lose what it has.
    const leaveField = () => {
      panel.settle();
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && side.contains(activeElement)) activeElement.blur();
    };
    window.addEventListener('pagehide', leaveField, { signal });
    // On a narrow screen the panel stays at the top, and rows that are scrolled to have to be below it.
    const measure = () => {
      painted.style.setProperty('--covered', `${panel.element.offsetHeight}px`);
      selection.uncover();
    };
    new ResizeObserver(measure).observe(panel.element);
    side.append(panel.frontPages, panel.element, chapters);
    show(outline, before.boundaries);

    let isTakingBack = false;
    function correct(change: Partial<Said>): void {
      said.push({ ...latest(), ...change });
      begin();
    }

    function takeBack(): void {
      const last = said.length > 1 ? said.pop() : undefined;
      undone = last && last === kept ? { said: last, terms: draft.terms } : null;
      apply();
    }

    function restore(): void {
      if (!undone) return;
      const { said: restored, terms } = undone;
      undone = null;
      said.push(restored);
      showCorrected();
      draft.change(terms);
    }

    function begin(): void {
      undone = null;
      isTakingBack = false;
      problem.replaceChildren();
      apply();
    }

    /** What was typed as the number of front pages: all of it is one correction, unless another one came in between. */
    let typed: Said | null = null;
    function setFrontPages(frontPages: number | null | undefined): void {
      const now = latest();
      if (now.frontPages === frontPages) return;
      if (now === typed) said.pop();
      const isOther = frontPages !== undefined && frontPages !== latest().frontPages;
      if (isOther) said.push({ ...latest(), frontPages });
      if (latest() === now) return;
      typed = isOther ? latest() : null;
      begin();
    }

    /** A reason belongs to the last correction, and is taken back with it. */
    function explain(why: string): void {
      const last = said.length > 1 ? said.pop() : undefined;
      const explained = { ...(last ?? before), why };
      if (last === kept) kept = explained;
      undone = null;
      said.push(explained);
      apply();
    }

    function apply(): void {
      showCorrected();
      if (said.length > 1) draft.change(termsOf(changesTo(draft.base, before, latest()), draft.terms));
      else draft.drop('boundaries', 'numbers');
    }

    draft.watch(() => afterPress(follow));
    function follow(): void {
      const { preview, problem: why, isAsking } = draft.state;
      if (isAsking || signal.aborted) return;
      if (wantsToken(why)) {
        opening.fail(why);
        return;
      }
      // The panel says it then.
      if (isOutdated(why)) state.replaceChildren();
      if (preview?.outline) {
        show(preview.outline, latest().boundaries);
        if (!isTakingBack) announce('The document has been updated.');
      } else if (why !== null && !isPassing(why) && !isOutdated(why) && !isTakingBack && said.length > 1) {
        // A correction that is not possible is undone, so that the next one starts from what is shown.
        isTakingBack = true;
        problem.replaceChildren(refusalBox(why));
        said.pop();
        apply();
      }
    }

    await followOthers(opening, {
      version: newest.version,
      place: state,
      outdate: () => {
        const areAny = said.length > 1;
        // The refusal of the next preview says so beside the price.
        if (areAny) draft.retry();
        return areAny;
      },
    });
  },
};
