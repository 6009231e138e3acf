import { nextTurn } from '../../lib/steps.ts'
/** Deletes every object whose key begins with `folder`. Repeating it is harmless. */
export async function deleteFolder(files: R2Bucket, folder: string): Promise<void> {
  for (;;) {
    // No cursor: what was listed is gone by the next round. A listing holds as many keys as one deletion takes.
    const { objects } = await files.list({ prefix: folder })
    if (objects.length === 0) return
    await files.delete(objects.map(({ key }) => key))
    await nextTurn()
  }
}
