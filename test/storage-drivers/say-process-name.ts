import { thisProcess } from '../../src/storage-drivers/folder/process-owner.ts';

process.stdout.write(thisProcess());
