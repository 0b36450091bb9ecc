import { thisProcess } from '../../../../src/storage-drivers/filesystem/records/process-owner.ts';

process.stdout.write(thisProcess());
