import type { ApiKey } from '../../../src/contracts/api-keys/api-keys.ts'
import { copyText } from '../../lib/copy-text.ts'
import { toast } from '../../ui/toast.tsx'

/** Copies a key and shows the result as a toast. @returns whether it was copied */
export async function copyKey({ plain_key }: Pick<ApiKey, 'plain_key'>): Promise<boolean> {
  if (!plain_key) {
    toastLegacy()
    return false
  }
  try {
    await copyText(plain_key)
    toast.success('Copied to clipboard')
    return true
  } catch {
    toast.error('Failed to copy to clipboard')
    return false
  }
}

/** Only the hash of a legacy key is stored, so there is nothing to show or copy. */
export const toastLegacy = (): void => toast.error('Please regenerate this API key to enable copy functionality')
