import { element, pageElement } from '../elements/element.ts';
import { pause } from '../elements/watch.ts';

/** Fetches, however often it takes while the connection is lost, and says so until it is back. */
export const fetchOnceConnected: typeof fetch = async (input, init) => {
  for (let failures = 0; ; ) {
    try {
      const response = await fetch(input, init);
      showConnection({ isLost: false });
      return response;
    } catch (error) {
      const signal = init?.signal;
      if (!signal || signal.aborted) throw error;
      failures += 1;
      // One failure alone is over before it could be read.
      if (failures === 2) showConnection({ isLost: true });
      await pause(1_000, signal);
    }
  }
};

/** Says that the connection is lost, or takes that away. */
export function showConnection({ isLost }: { isLost: boolean }): void {
  const place = pageElement('connection', HTMLElement);
  if (isLost) place.replaceChildren(element('p', { class: 'box doubt' }, [lost]));
  else place.replaceChildren();
}

const lost = 'The connection is lost. This page continues by itself once it is back.';
