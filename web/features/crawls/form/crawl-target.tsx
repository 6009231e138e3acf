import { Globe, Search } from 'lucide-react'
import { PAGE_LIMIT_DEFAULT } from '../../../../src/contracts/crawls/crawls.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { UrlInput } from '../../../ui/url-input.tsx'
import { MoreAddresses } from './more-addresses.tsx'
import type { CrawlFormState } from './use-crawl-form.ts'

/** What to crawl: addresses, or the results of a keyword search. */
export function CrawlTarget({ form }: { form: CrawlFormState }) {
  const { mode, offer } = form
  return (
    <>
      <SegmentedControl
        aria-label="What to crawl"
        value={mode}
        onChange={form.switchTo}
        className="flex w-full"
        segments={[
          { value: 'url', label: 'URL', icon: Globe },
          { value: 'keyword', label: 'Keyword', icon: Search },
        ]}
      />
      {mode === 'url' ? (
        <div className="flex flex-col gap-2">
          <Field
            label="URL"
            error={form.errorOf('url')}
            hint={offer ? `Read as ${offer}` : 'We start here and read contact pages first.'}
          >
            <UrlInput {...form.register('url')} size="lg" />
          </Field>
          <MoreAddresses
            key={form.round}
            onChange={form.setAddresses}
            error={form.errorOf('urls')}
            isFurther={Boolean(form.watch('url')?.trim())}
            pagesMax={Number(form.watch('limit')) || PAGE_LIMIT_DEFAULT}
          />
        </div>
      ) : (
        <Field
          label="Keyword"
          error={form.errorOf('keyword')}
          hint="We search the web for these words and read the companies' own sites in the results."
        >
          <Input {...form.register('keyword')} size="lg" icon={Search} placeholder="bakeries in Lagos" />
        </Field>
      )}
    </>
  )
}
