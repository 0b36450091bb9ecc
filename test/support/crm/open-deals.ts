import { localCrm } from '../../../src/adapters/crm/local-crm.ts';
import type { Store } from '../../../src/core/ports.ts';

/** Opens many deals in the built-in CRM that keeps its deals in this store. */
export async function openDeals(store: Store, count: number): Promise<void> {
  const crm = localCrm({ store, dealUrl: (id) => `http://desk.example/desk#deal-${id}` });
  for (let number = 1; number <= count; number++) {
    const person = { name: `Student ${number}`, email: `student${number}@example.org` };
    const deal = { title: `Thesis ${number}`, value: 10, currency: 'USD', person, note: '' };
    await crm.createDeal(deal, { idempotencyKey: `submission-${number}` });
  }
}
