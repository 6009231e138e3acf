import { readdirSync, readFileSync } from 'node:fs'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../../web/lib/query-client.ts'
import { useLastingMutation } from '../../../web/lib/use-lasting-mutation.ts'
import { userEvent } from '../support/user-event.ts'

interface Deed {
  act: () => Promise<string>
  said: string[]
}

function Act({ act, said }: Deed) {
  const mutation = useLastingMutation({ mutationFn: act })
  const callbacks = {
    onSuccess: (data: string) => void said.push(data),
    onError: ({ message }: Error) => void said.push(message),
    onSettled: () => void said.push('settled'),
  }
  return (
    <button type="button" onClick={() => mutation.mutate(undefined, callbacks)}>
      Act
    </button>
  )
}

function Page(deed: Deed) {
  const [isThere, setIsThere] = useState(true)
  return (
    <>
      {isThere ? <Act {...deed} /> : null}
      <button type="button" onClick={() => setIsThere(false)}>
        Leave
      </button>
    </>
  )
}

test.each(['done', 'refused'])('a call reports its result after its button is unmounted: %s', async (end) => {
  const said: string[] = []
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page act={() => promise} said={said} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Act' }))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  if (end === 'done') resolve(end)
  else reject(new Error(end))
  await waitFor(() => expect(said).toEqual([end, 'settled']))
})

test('every mutation of the interface is of this kind', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  expect(files.length).toBeGreaterThan(100)
  const own = files.filter((name) => /\buseMutation\b/.test(readFileSync(`web/${name}`, 'utf8')))
  expect(own).toEqual(['lib/use-lasting-mutation.ts'])
})
