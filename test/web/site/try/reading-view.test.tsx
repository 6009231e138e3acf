import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readPage } from '../../../../web/site/try/read-page.ts'
import { ReadText, Records } from '../../../../web/site/try/reading-view.tsx'

test('the beginning of a huge page is shown, and the size of the rest', () => {
  const words = 'word '.repeat(10_000)
  const { container } = render(<ReadText reading={readPage(`<p>${words}</p><p>last@lantern-yard.co.uk</p>`)} />)
  expect(container.textContent!.length).toBeLessThan(20_100)
  expect(screen.getByText(/^… and 30,0\d\d more characters$/)).toBeTruthy()
  expect(container.querySelector('mark')).toBeNull()
})

test('the first of thousands of values are listed, and the number of the rest', () => {
  const links = Array.from(
    { length: 5_000 },
    (_, index) => `<p><a href="mailto:p${index}@lantern-yard.co.uk">x</a></p>`,
  )
  render(<Records reading={readPage(links.join(''))} />)
  expect(screen.getByText('… and 4,900 more values')).toBeTruthy()
  expect(screen.getAllByText(/@lantern-yard/)).toHaveLength(100)
})
