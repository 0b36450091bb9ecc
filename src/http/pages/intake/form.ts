import { serviceName } from '../../../core/pricing/in-words.ts';
import { isAddress } from '../../../core/text/addresses.ts';
import { namedProblem } from '../../../core/text/field-names.ts';
import type { DeskApiError, DeskClient, IntakeForm } from '../../client/client.ts';
import { element, pageElement } from '../elements/element.ts';
import { announce, problemBox, sentenceOf } from '../elements/problem-box.ts';
import { documentField, type Field, setFieldProblem } from './document-field.ts';
import { keptAnswers } from './kept-answers.ts';

export interface FormView {
  /** Fills in what is already known after a reload. Fields that the student has filled in stay. */
  fill(known: { name: string; email: string; serviceType: string }): void;
  /** Shows above the form what went wrong. */
  fail(message: string): void;
  /** Shows what the desk refused at the field that it names, and goes there; returns false if that is none of the form. */
  refuse(refusal: DeskApiError): boolean;
  /** Forgets what was kept in case of a reload, because it has been sent. */
  sent(): void;
  /** Removes the document; the student's own details stay. */
  clear(): void;
}

/** Sets up the form. `handIn` is called with a document and a complete form. */
export function formView(client: DeskClient, handIn: (file: File, form: IntakeForm) => void): FormView {
  const [name, email, phone] = ['name', 'email', 'phone'].map((id) => pageElement(id, HTMLInputElement));
  const service = pageElement('service', HTMLSelectElement);
  const notes = pageElement('notes', HTMLTextAreaElement);
  const place = pageElement('form-problem', HTMLElement);
  if (!name || !email || !phone) throw new TypeError('The form has no fields.');
  const chosen = documentField();
  const form = pageElement('form', HTMLFormElement);
  const fields = [name, email, phone, service, notes];
  const keptNote = pageElement('kept-note', HTMLElement);
  const kept = keptAnswers.read();
  for (const field of fields) field.value ||= kept[field.id] ?? '';
  keptNote.hidden = Object.keys(kept).length === 0;
  let wanted = kept[service.id] ?? '';
  form.addEventListener('input', () => {
    keptAnswers.keep(Object.fromEntries(fields.map(({ id, value }) => [id, value])));
  });
  const loadServices = async (problem: string | null = null) => {
    try {
      const { services } = await client.listServices();
      const options = services.map(({ serviceType }) =>
        element('option', { value: serviceType }, [serviceName(serviceType)]),
      );
      const chosen = service.value || wanted;
      service.replaceChildren(...options);
      // In place of one that was refused, only the student can choose another.
      if (problem !== null || services.some(({ serviceType }) => serviceType === chosen))
        service.value = chosen;
      setFieldProblem(service, problem);
      place.replaceChildren();
    } catch (error) {
      place.replaceChildren(
        problemBox(sentenceOf(error), { label: 'Try again', act: () => loadServices(problem) }),
      );
    }
  };
  void loadServices();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    place.replaceChildren();
    if (service.options.length === 0) void loadServices();
    const file = chosen.checked();
    const problems = new Map<Field, string | null>([
      [name, name.value.trim() === '' ? 'Please tell us your name.' : null],
      [email, emailProblem(email.value)],
      [service, service.value === '' ? 'Please choose a service.' : null],
    ]);
    for (const [field, problem] of problems) setFieldProblem(field, problem);
    const wrong = [...problems].flatMap(([field, problem]) => (problem === null ? [] : [field]));
    if (file === null) wrong.unshift(pageElement('document', HTMLInputElement));
    wrong[0]?.focus();
    if (wrong.length > 0)
      announce(
        `Please check the form: ${wrong.length === 1 ? 'one field needs' : `${wrong.length} fields need`} a change.`,
      );
    if (file === null || wrong.length > 0) return;
    const optional = {
      ...(phone.value.trim() === '' ? {} : { phone: phone.value.trim() }),
      ...(notes.value.trim() === '' ? {} : { notes: notes.value.trim() }),
    };
    handIn(file, {
      name: name.value.trim(),
      email: email.value.trim(),
      serviceType: service.value,
      ...optional,
    });
  });
  return {
    fill(known) {
      name.value ||= known.name;
      email.value ||= known.email;
      wanted = known.serviceType;
      if ([...service.options].some(({ value }) => value === wanted)) service.value = wanted;
    },
    fail: (message) => place.replaceChildren(problemBox(message)),
    refuse({ field, message }) {
      const refused = new Map<string | null, Field>([
        ['name', name],
        ['email', email],
        ['serviceType', service],
      ]).get(field);
      if (!refused) return false;
      setFieldProblem(refused, refused === service ? notOffered : namedProblem(message, labels));
      refused.focus();
      if (refused === service) {
        wanted = '';
        service.value = '';
        void loadServices(notOffered);
      }
      return true;
    },
    sent() {
      keptAnswers.forget();
      keptNote.hidden = true;
    },
    clear() {
      chosen.clear();
      place.replaceChildren();
    },
  };
}

/** What the form calls the fields of the request. */
const labels = { name: { name: 'Your name' }, email: { name: 'Email' } };

const notOffered = 'The service that you chose is no longer offered. Please choose another.';

function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'Please tell us your email address.';
  return isAddress(email) ? null : 'Please check the email address: it should look like name@example.org.';
}
