import memoryDriver from 'unstorage/drivers/memory';
import { memoryObjects } from '../../../src/storage-drivers/memory/memory-objects.ts';
import { describeObjectStore } from '../../contracts/object-store.ts';
import { manualClock } from '../manual-clock.ts';
import { answerSigned } from '../signed-urls/answer-signed.ts';

describeObjectStore('memoryObjects', async () => {
  const clock = manualClock();
  const driver = memoryDriver();
  const objects = memoryObjects({ clock, driver });
  return {
    objects,
    reopen: async () => memoryObjects({ clock, driver }),
    send: answerSigned(objects),
    passTime: clock.passTime,
    close: async () => {},
  };
});
