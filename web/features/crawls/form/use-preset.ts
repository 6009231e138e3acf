import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CrawlFormInput, CrawlFormOutput } from './crawl-form-schema.ts'
import { presetQuery } from './preset-query.ts'

type Form = Pick<UseFormReturn<CrawlFormInput, unknown, CrawlFormOutput>, 'formState' | 'getValues' | 'reset'>

/**
 * Fills the form with the account's preset, or the types of its last crawl, when they arrive. Does nothing once the user
 * has changed something.
 */
export function usePreset({ formState: { isDirty }, getValues, reset }: Form): void {
  const { data: preset } = useQuery(presetQuery())
  useEffect(() => {
    if (!preset || isDirty) return
    if (!preset.is_saved) {
      const { types, ...values } = getValues()
      // Resetting again would take the focus out of the form's fields.
      if (String(types) !== String(preset.types)) reset({ ...values, types: preset.types })
      return
    }
    const { is_saved: _isSaved, refining, options, ...rest } = preset
    // AI extraction that was saved under another plan is not sent if the current plan lacks it.
    const ai_extraction = options.ai_extraction && refining === 'available'
    reset({ ...getValues(), ...rest, options: { ...options, ai_extraction } })
  }, [preset, isDirty, getValues, reset])
}
