import { useState } from 'react'
import { saveFile } from './save-file.ts'

/** Fetches a file and saves it through the browser's downloads. */
export function useSaveFile(onFailure: (error: unknown) => void) {
  const [isSaving, setIsSaving] = useState(false)
  /** @returns whether the file could be fetched */
  async function save(fetchFile: () => Promise<Parameters<typeof saveFile>[0]>): Promise<boolean> {
    setIsSaving(true)
    try {
      saveFile(await fetchFile())
      return true
    } catch (error) {
      onFailure(error)
      return false
    } finally {
      setIsSaving(false)
    }
  }
  return { isSaving, save }
}
