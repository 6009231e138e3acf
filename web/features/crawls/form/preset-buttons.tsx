import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, RotateCcw } from 'lucide-react'
import type { z } from 'zod'
import * as contract from '../../../../src/contracts/crawls/crawl-presets.ts'
import { useCall } from '../../../lib/use-call.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { presetQuery } from './preset-query.ts'

type Preset = z.input<typeof contract.CrawlPreset>

export interface PresetButtonsProps {
  /** Returns the form's current options. */
  current: () => Preset
  /** Sets the form's options. */
  onReset: (preset: Preset) => void
}

/** Saves the options as the defaults of New Crawl, or restores the standard ones. */
export function PresetButtons({ current, onReset }: PresetButtonsProps) {
  const client = useQueryClient()
  const { data: preset } = useQuery(presetQuery())
  const save = useCall(contract.savePreset)
  const clear = useCall(contract.clearPreset)
  const fail = (error: unknown) => toastFailure(error, "We couldn't save the options.")

  const onSave = () =>
    save.mutate({ body: current() } as Parameters<typeof save.mutate>[0], {
      onError: fail,
      onSuccess: ({ data, message }) => {
        client.setQueryData(presetQuery().queryKey, data)
        toast.success(message ?? 'Saved as your defaults')
      },
    })
  const onClear = () =>
    clear.mutate(undefined, {
      onError: fail,
      onSuccess: ({ data, message }) => {
        client.setQueryData(presetQuery().queryKey, data)
        onReset(data)
        toast.success(message ?? 'Reset to standard options')
      },
    })
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon={Bookmark} isLoading={save.isPending} onClick={onSave}>
        Save as my defaults
      </Button>
      {preset?.is_saved ? (
        <Button size="sm" variant="ghost" icon={RotateCcw} isLoading={clear.isPending} onClick={onClear}>
          Reset
        </Button>
      ) : null}
    </div>
  )
}
