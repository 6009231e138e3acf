import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

test('an element that is missing, at once or in the end, is reported with the page', async () => {
  document.body.innerHTML = '<p>only this</p>'
  expect(() => screen.getByText('none')).toThrow('only this')
  await expect(screen.findByText('none', {}, { timeout: 1 })).rejects.toThrow('only this')
  document.body.innerHTML = ''
})
