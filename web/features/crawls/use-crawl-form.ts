import { useState } from 'react'
import { suggestUrl } from '../../lib/suggest-url.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { crawlFormDefaults, CrawlForm as Schema } from './crawl-form-schema.ts'

export type CrawlMode = 'url' | 'keyword'
export type CrawlFormState = ReturnType<typeof useCrawlForm>

/** The fields of a crawl and what is meant by them: an address to read, or words to search for. */
export function useCrawlForm(initialUrl: string) {
  const [mode, setMode] = useState<CrawlMode>('url')
  // Another crawl begins with empty fields, also those that keep text of their own.
  const [round, setRound] = useState(0)
  const [isBackground, setIsBackground] = useState(false)
  const form = useContractForm(Schema, {
    defaultValues: { ...crawlFormDefaults, url: initialUrl },
    failureMessage: isBackground ? 'Failed to queue crawl job' : 'Crawl failed',
  })
  /** What a bare domain is read as, or null. */
  const offer = mode === 'url' ? suggestUrl(form.watch('url') ?? '') : null

  function switchTo(next: CrawlMode) {
    setMode(next)
    form.clearErrors()
    // What the other mode asks for is not sent, nor asked about.
    if (next === 'keyword') {
      form.setValue('url', undefined)
      form.setValue('urls', [])
      form.setValue('keyword', '')
    } else {
      form.setValue('keyword', undefined)
      form.setValue('url', '')
      if (form.getValues('engine') === 'serpapi') form.setValue('engine', 'default')
    }
    setRound(round + 1)
  }

  /** Before the form is sent: a bare domain is meant as https; a list of addresses needs no other one before it. */
  function settleUrl() {
    if (offer) form.setValue('url', offer)
    else if (mode === 'url' && !form.getValues('url')?.trim()) {
      form.setValue('url', form.getValues('urls')?.length ? undefined : '')
    }
  }

  return { ...form, mode, switchTo, round, offer, settleUrl, isBackground, setIsBackground }
}
