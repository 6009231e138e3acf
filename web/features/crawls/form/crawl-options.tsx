import { CrawlPreset } from '../../../../src/contracts/crawls/crawl-presets.ts'
import { AdvancedOptions } from './advanced-options.tsx'
import { PresetButtons } from './preset-buttons.tsx'
import type { CrawlFormState } from './use-crawl-form.ts'

/** The advanced options of a crawl, and the presets that set them. */
export function CrawlOptions({ form }: { form: CrawlFormState }) {
  return (
    <AdvancedOptions
      mode={form.mode}
      engine={form.watch('engine') ?? 'default'}
      onEngine={(engine) => form.setValue('engine', engine, { shouldDirty: true })}
      respectsRobots={form.watch('check_robot') === true}
      robots={form.register('check_robot')}
      limitValue={String(form.watch('limit') ?? '')}
      limit={form.register('limit')}
      limitError={form.errorOf('limit')}
      name={form.register('name')}
      nameError={form.errorOf('name')}
      options={form.watch('options') ?? {}}
      onOptions={(options) => form.setValue('options', options, { shouldDirty: true })}
      optionError={(field) => messageIn(form.formState.errors.options?.[field])}
      footer={
        <PresetButtons
          current={() => CrawlPreset.parse(form.getValues())}
          onReset={(preset) => form.reset({ ...form.getValues(), ...preset })}
        />
      }
    />
  )
}

/** The error of a field, or of the first invalid entry of a list. */
function messageIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageIn).find((message) => message !== undefined)
  return (error as { message?: string } | undefined)?.message
}
