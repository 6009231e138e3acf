import { type FormEvent, useState } from 'react'
import { AnalyzeSpam, type SpamAnalysis } from '../../../src/contracts/spam-checks/spam-checks.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { toastUnlessOfField } from '../../ui/toast-failure.ts'
import { useAnalyzeSpam } from './api.ts'

const BLANK = 'Please enter both subject and content to analyze'
const FAILED = 'Failed to analyze content. Please try again.'

export type AnalysisTool = ReturnType<typeof useSpamAnalysis>

/** The analysed text and its result. Held above the tool, so that switching views loses neither. */
export function useSpamAnalysis() {
  const analyze = useAnalyzeSpam()
  const [result, setResult] = useState<SpamAnalysis | null>(null)
  const form = useContractForm(AnalyzeSpam, {
    defaultValues: { subject: '', content: '', type: 'email' },
    failureMessage: FAILED,
  })
  const send = form.submit(async (body) => {
    try {
      setResult((await analyze.mutateAsync({ body })).data.analysis)
    } catch (error) {
      toastUnlessOfField(error, FAILED)
    }
  })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { subject, content } = form.getValues()
    const blank = subject.trim() === '' ? 'subject' : content.trim() === '' ? 'content' : null
    if (blank === null) return void send(event)
    toast.error(BLANK)
    form.setFocus(blank)
  }
  return { form, onSubmit, result }
}
