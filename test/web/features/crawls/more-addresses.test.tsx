import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from '../../support/user-event.ts'
import { mountForm, onStart, start, url } from './form-support.tsx'

beforeEach(() => {
  mountForm()
})

test('several URLs can be pasted, one per line or separated by commas', async () => {
  await userEvent.type(url(), 'https://acme.com')
  await userEvent.click(screen.getByRole('button', { name: 'Add more URLs' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'More addresses' }))
  await userEvent.paste('beta.org\nhttps://gamma.net/team, Delta Ltd, info@epsilon.com')
  expect(screen.getByText('2 addresses')).toBeTruthy()
  await start()
  expect(onStart.mock.calls[0]?.[0].urls).toEqual(['https://beta.org', 'https://gamma.net/team'])
})

test('a list of URLs is enough, and without one a URL is required', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add more URLs' }))
  const list = screen.getByRole('textbox', { name: 'More addresses' })
  await userEvent.click(list)
  await userEvent.paste('beta.org\ngamma.net')
  await start()
  expect(onStart.mock.calls[0]?.[0]).toMatchObject({ url: undefined, urls: ['https://beta.org', 'https://gamma.net'] })
  await userEvent.clear(list)
  await start()
  expect(await screen.findByText('URL is required')).toBeTruthy()
  expect(onStart).toHaveBeenCalledTimes(1)
})

test('the error of an empty form disappears as soon as it contains a list of URLs', async () => {
  await start()
  expect(screen.getByText('URL is required')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add more URLs' }))
  await userEvent.paste('beta.org')
  await waitFor(() => expect(screen.queryByText('URL is required')).toBeNull())
})

test('a list shows which lines are skipped, and when the page limit is too small for it', async () => {
  await userEvent.type(url(), 'https://acme.com')
  await userEvent.click(screen.getByRole('button', { name: 'Add more URLs' }))
  await userEvent.click(screen.getByRole('textbox', { name: 'More addresses' }))
  await userEvent.paste(Array.from({ length: 10 }, (_, at) => `site${at}.com`).join('\n'))
  expect(screen.getByText(/A page limit of 10 reads only the first 10 of these 11/)).toBeTruthy()
  await userEvent.keyboard('{Enter}https:/acme.org')
  expect(screen.queryByText(/no web address/)).toBeNull()
  await userEvent.tab()
  expect(screen.getByText("“https:/acme.org” isn't a URL and will be skipped")).toBeTruthy()
})

test('a list is read from a file, and a file without URLs is rejected', async () => {
  await userEvent.type(url(), 'https://acme.com')
  await userEvent.click(screen.getByRole('button', { name: 'Add more URLs' }))
  const input = screen.getByLabelText<HTMLInputElement>('File with URLs')
  await userEvent.upload(input, new File(['name\nnobody'], 'list.csv', { type: 'text/csv' }))
  expect(await screen.findByText('The file contains no URLs.')).toBeTruthy()
  await userEvent.upload(input, new File(['name,website\nBeta,"beta.org"\n'], 'list.csv', { type: 'text/csv' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'More addresses' })).toHaveProperty('value', 'https://beta.org'),
  )
  await start()
  expect(onStart.mock.calls[0]?.[0].urls).toEqual(['https://beta.org'])
})
