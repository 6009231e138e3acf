import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../../web/lib/query-client.ts'
import { Loaded } from '../../../web/ui/loaded.tsx'

/** Shows its children later, like a dialog whose content loads first. */
function Late({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  return isShown ? (
    children
  ) : (
    <button type="button" onClick={() => setIsShown(true)}>
      Show
    </button>
  )
}

function Parent({ load }: { load: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['admin-payments', 'word'], queryFn: load })
  const { isPlaceholderData } = query
  return (
    <Late>
      <Loaded query={query} placeholder="Loading">
        {(word) => <p aria-busy={isPlaceholderData}>{word}</p>}
      </Loaded>
    </Late>
  )
}

test('loaded data is displayed in a part that appears only afterwards', async () => {
  const client = createQueryClient()
  render(
    <QueryClientProvider client={client}>
      <Parent load={async () => 'Loaded word'} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(client.getQueryData(['admin-payments', 'word'])).toBe('Loaded word'))
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('Loaded word')).toBeDefined()
})
