import { ownTimeZone } from '../../../../core/time/time-zone.ts';
import { element } from '../../elements/element.ts';

/**
 * A selection of time zones, initially set to the browser's.
 *
 * @param none the text of an option for no time zone, which is then selected initially
 */
export function zoneField(id: string, none?: string): HTMLSelectElement {
  const own = ownTimeZone();
  const zones = [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
  const options = zones.map((zone) =>
    element('option', { value: zone, selected: none === undefined && zone === own }, [
      zone.replaceAll('_', ' '),
    ]),
  );
  const nothing = none === undefined ? [] : [element('option', { value: '', selected: true }, [none])];
  return element('select', { id }, [...nothing, ...options]);
}
