import { DOWNLOAD_DEPTH_MAX } from '../../../src/contracts/site-downloads/site-downloads.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { suggestUrl } from '../../lib/suggest-url.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { UrlInput } from '../../ui/url-input.tsx'
import type { DownloadFormState } from './use-download-form.ts'

const depths = Array.from({ length: DOWNLOAD_DEPTH_MAX }, (_, index) => String(index + 1))

/** Which pages are saved: where it starts, how far it follows links, and what it leaves out. */
export function ScopeFields({ form }: { form: DownloadFormState }) {
  const offer = suggestUrl(form.watch('url'))
  const depth = String(form.watch('max_depth'))
  return (
    <>
      <Field
        label="URL"
        error={form.errorOf('url')}
        hint={offer ? `Read as ${offer}` : 'The page to start from. We follow its links.'}
      >
        <UrlInput {...form.register('url')} size="lg" />
      </Field>
      <Fieldset legend="Crawl depth" error={form.errorOf('max_depth')} hint={depthText(Number(depth))}>
        <SegmentedControl
          aria-label="Crawl depth"
          className="flex w-full"
          value={depth}
          onChange={(next) => form.setValue('max_depth', Number(next), { shouldDirty: true })}
          segments={depths.map((value) => ({ value, label: value }))}
        />
      </Fieldset>
      <div className="flex flex-col gap-3">
        <Checkbox
          {...form.register('follow_external')}
          label="Follow external links"
          hint="Also saves pages on other websites that this one links to, but goes no further."
        />
        <Checkbox
          {...form.register('respect_robots')}
          label="Respect robots.txt"
          hint="Skips pages the site asks crawlers not to read."
        />
      </div>
    </>
  )
}

function depthText(depth: number): string {
  return depth === 1
    ? 'This page and the pages it links to.'
    : `Pages up to ${pluralize(depth, 'click')} away from this one.`
}
