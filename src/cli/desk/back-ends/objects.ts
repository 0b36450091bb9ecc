import { systemClock as clock } from '../../../core/ports/system.ts';
import type { ObjectStore } from '../../../core/ports.ts';
import { filesystemObjects } from '../../../storage-drivers/filesystem/filesystem-objects.ts';
import type { SignedObjectStore } from '../../../storage-drivers/signed-urls/signed-objects.ts';
import type { Configuration } from '../../config/configuration.ts';
import { filesOf } from '../data-folder.ts';

/** An object store; where its signed URLs lead to our own HTTP door, that door's part of it as well. */
export interface OpenedObjects {
  objects: ObjectStore;
  signedObjects: SignedObjectStore | null;
}

/** The object store that the configuration names. */
export async function openObjects(
  configuration: Configuration,
  publicUrl: () => string,
): Promise<OpenedObjects> {
  const { objects: kind, s3 } = configuration;
  if (kind === 's3' && s3 !== null) {
    const { s3Objects } = await import('../../../storage-drivers/s3/s3-objects.ts');
    return { objects: s3Objects(s3), signedObjects: null };
  }
  const objects = filesystemObjects({
    folder: filesOf(configuration),
    publicUrl,
    clock,
    minimumFreeBytes: configuration.freeSpace,
  });
  return { objects, signedObjects: objects };
}
