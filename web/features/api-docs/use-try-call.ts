import { useEffect, useRef, useState } from 'react'
import type { AnyCallInput } from '../../../src/contracts/call.ts'
import { parametersOf } from '../../../src/contracts/v1/json-schema.ts'
import { bodyOf } from './request-samples.ts'
import type { DocumentedCall } from './sections.ts'
import { sendTry, type TryAnswer } from './send-try.ts'
import { useTryKey } from './try-key.tsx'

interface Problems {
  key?: string
  body?: string
  fields: Readonly<Record<string, string>>
}
const NO_PROBLEMS: Problems = { fields: {} }

/** What is typed into the console of a call, what is missing in it, and the response. */
export function useTryCall(call: DocumentedCall) {
  const { endpoint } = call
  const key = useTryKey()
  const parameters = parametersOf(endpoint)
  const hasBody = endpoint.body !== undefined
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [body, setBody] = useState(() => bodyOf(call) ?? '')
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [answer, setAnswer] = useState<TryAnswer | string | null>(null)
  const sending = useRef<AbortController | null>(null)
  const [isSending, setIsSending] = useState(false)
  useEffect(() => () => sending.current?.abort(), [])

  /** The input to send, or null if required values are missing; then sets the error message. */
  function read(): AnyCallInput | null {
    const missing = parameters.filter(({ name, required }) => required && !values[name]?.trim())
    const parsed = hasBody ? parse(body) : undefined
    const found: Problems = {
      ...(key ? {} : { key: 'Choose or paste a key' }),
      ...(parsed === null ? { body: 'This is not valid JSON' } : {}),
      fields: Object.fromEntries(missing.map(({ name }) => [name, 'This is required'])),
    }
    setProblems(found)
    if (found.key || found.body || missing.length > 0) return null
    const inPlace = (place: 'path' | 'query') =>
      Object.fromEntries(
        parameters.filter((one) => one.in === place).map(({ name }) => [name, values[name]?.trim() || undefined]),
      )
    return { params: inPlace('path'), query: inPlace('query'), body: parsed?.value }
  }

  async function send() {
    const input = read()
    if (!input || !key) return
    sending.current?.abort()
    const controller = new AbortController()
    sending.current = controller
    setAnswer(null)
    setIsSending(true)
    try {
      await sendTry(endpoint, input, { key, signal: controller.signal, onAnswer: setAnswer })
    } catch {
      if (!controller.signal.aborted) setAnswer('No response. Check your connection and try again.')
    }
    if (sending.current === controller) setIsSending(false)
  }

  return {
    ...{ parameters, values, hasBody, body, setBody, problems, answer, isSending },
    setValue: (name: string, value: string) => setValues({ ...values, [name]: value }),
    /** Whether nothing is missing; sets the error messages. */
    isComplete: () => read() !== null,
    send: () => void send(),
    stop: () => sending.current?.abort(),
  }
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}
