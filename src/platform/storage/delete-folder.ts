import { nextTurn } from '../../lib/steps.ts'
/** Deletes every object whose key begins with `folder`. Idempotent. */
export async function deleteFolder(files: R2Bucket, folder: string): Promise<void> {
  for (;;) {
    // Needs no cursor: listed objects are gone by the next round. A listing returns as many keys as one deletion
    // accepts.
    const { objects } = await files.list({ prefix: folder })
    if (objects.length === 0) return
    await files.delete(objects.map(({ key }) => key))
    await nextTurn()
  }
}
