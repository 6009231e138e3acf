import { expect, test } from 'vitest'
import { createWorkersAi } from '../../../../src/platform/ai/workers-ai.ts'

const request = {
  url: 'https://acme.com/',
  text: 'Acme, run by Ann Bell.',
  findings: [{ id: 0, type: 'names', value: 'Ann Bell' }],
  types: ['names'],
} as const
const GOOD = { dropped: [{ id: 0, reason: 'a brand' }], added: [{ type: 'names', value: 'Ann Bell' }] }
const answering = (answer: unknown) => createWorkersAi({ run: async () => answer }, '@cf/some/model')

test('the model gets a request for JSON with the page and its findings', async () => {
  const asked: unknown[] = []
  const run = async (...args: unknown[]) => {
    asked.push(args)
    return { response: GOOD }
  }
  await createWorkersAi({ run }, '@cf/some/model').refine(request)
  const [model, input] = asked[0] as [string, { messages: { content: string }[]; response_format: object }]
  expect(model).toBe('@cf/some/model')
  expect(input.response_format).toMatchObject({ type: 'json_schema' })
  expect(input.messages[1]!.content).toContain('Acme, run by Ann Bell.')
  expect(input.messages[1]!.content).toContain('{"id":0,"type":"names","value":"Ann Bell"}')
})

test.each([
  ['parsed', { response: GOOD }],
  ['as text', { response: JSON.stringify(GOOD) }],
  ['in a fence', { response: `Here you are:\n\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\`` }],
  ['as a chat completion', { choices: [{ message: { content: JSON.stringify(GOOD) } }] }],
])('a response %s is read', async (_, answer) => {
  expect(await answering(answer).refine(request)).toEqual(GOOD)
})

test.each([
  ['nothing', undefined],
  ['no text', { usage: {} }],
  ['words', { response: 'I cannot help with that.' }],
  ['half of it', { response: '{"dropped": [' }],
  ['another form', { response: { dropped: 'all of them', added: [] } }],
  ['an unknown type', { response: { dropped: [], added: [{ type: 'cats', value: 'Tom' }] } }],
  ['no end', { response: `{"dropped":[],"added":[],"x":"${'x'.repeat(50_000)}"}` }],
  ['a stream', new ReadableStream()],
])('%s is invalid', async (_, answer) => {
  await expect(answering(answer).refine(request)).rejects.toMatchObject({ name: 'RefineError', reason: 'nonsense' })
})

test('a model failure is reported', async () => {
  const failing = createWorkersAi({ run: () => Promise.reject(new Error('3040: Capacity exceeded')) }, 'model')
  await expect(failing.refine(request)).rejects.toMatchObject({ reason: 'unavailable' })
  const throwing = createWorkersAi(
    {
      run: () => {
        throw new Error('no such model')
      },
    },
    'model',
  )
  await expect(throwing.refine(request)).rejects.toMatchObject({ reason: 'unavailable' })
})

test('a model that hangs is abandoned, whether or not it respects the signal', async () => {
  const hanging = createWorkersAi({ run: () => new Promise(() => {}) }, 'model', { timeoutMs: 1 })
  await expect(hanging.refine(request)).rejects.toMatchObject({ reason: 'timeout' })
  const patient = createWorkersAi({ run: () => new Promise(() => {}) }, 'model')
  await expect(patient.refine(request, AbortSignal.abort())).rejects.toMatchObject({ reason: 'timeout' })
})
