import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/auth/auth.ts'
import ForgotPasswordPage from '../../../../web/app/pages/forgot-password-page.tsx'
import ResetPasswordPage from '../../../../web/app/pages/reset-password-page.tsx'
import { here, open } from './support.tsx'

describe('forgot password', () => {
  async function ask(page: ReturnType<typeof open>, email = 'ann@example.org') {
    if (email) await page.user.type(screen.getByLabelText('Email'), email)
    await page.user.click(screen.getByRole('button', { name: 'Send reset link' }))
  }

  test('a request shows the next step, links back, and can be repeated', async () => {
    const page = open(ForgotPasswordPage, '/forgot-password')
    page.api.answer(contract.requestPasswordReset, {})
    page.show()
    await ask(page)
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy()
    expect(screen.getByText('Password reset link sent! Check your email.')).toBeTruthy()
    expect(screen.getByText('ann@example.org')).toBeTruthy()
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login')
    expect(screen.getByText("Didn't receive the email?")).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.org')
  })

  test.each([
    ['', 'Email is required'],
    ['ann', 'Invalid email address'],
  ])('%j is rejected: %s', async (email, message) => {
    const page = open(ForgotPasswordPage, '/forgot-password')
    page.show()
    await ask(page, email)
    expect(await screen.findByText(message)).toBeTruthy()
    expect(page.api.seen).toEqual([])
  })

  test('a failure is shown and the form stays', async () => {
    const page = open(ForgotPasswordPage, '/forgot-password')
    page.api.drop(contract.requestPasswordReset)
    page.show()
    await ask(page)
    expect(await screen.findByText('Failed to send reset link')).toBeTruthy()
  })
})

describe('reset password', () => {
  const LINK = '/reset-password?token=t0k&email=ann%40example.org'
  async function choose(page: ReturnType<typeof open>, password = 'four green horses', confirmation = password) {
    if (password) await page.user.type(screen.getByLabelText('New password'), password)
    if (confirmation) await page.user.type(screen.getByLabelText('Confirm new password'), confirmation)
    await page.user.click(screen.getByRole('button', { name: 'Reset password' }))
  }

  test.each(['/reset-password', '/reset-password?token=t', '/reset-password?email=a%40b.org'])(
    '%s is an invalid link and redirects to the forgotten password after 2 s',
    async (address) => {
      open(ResetPasswordPage, address).show()
      expect(screen.getByRole('heading', { name: 'Invalid password reset link' })).toBeTruthy()
      act(() => void vi.advanceTimersByTime(1900))
      expect(here()).toBe(address)
      act(() => void vi.advanceTimersByTime(100))
      await waitFor(() => expect(here()).toBe('/forgot-password'))
    },
  )

  test('the new password is set, and a success screen leads to the login', async () => {
    const page = open(ResetPasswordPage, LINK)
    page.api.answer(contract.resetPassword, {})
    page.show()
    await choose(page)
    const link = await screen.findByRole('link', { name: 'Go to login' })
    expect(link.getAttribute('href')).toBe('/login')
    expect(screen.getByText('Password reset successful! Redirecting to login...')).toBeTruthy()
    expect(page.api.seen[0]?.body).toEqual({
      token: 't0k',
      email: 'ann@example.org',
      password: 'four green horses',
      password_confirmation: 'four green horses',
    })
    act(() => void vi.advanceTimersByTime(2000))
    await waitFor(() => expect(here()).toBe('/login'))
  })

  test.each(['This password reset link is invalid.', 'The token has expired.'])(
    '%s: it is shown, and 2 s later a new link can be requested',
    async (message) => {
      const page = open(ResetPasswordPage, LINK)
      page.api.refuse(contract.resetPassword, 400, 'bad_request', message)
      page.show()
      await choose(page)
      expect(await screen.findByText(message)).toBeTruthy()
      act(() => void vi.advanceTimersByTime(1800))
      expect(here()).toBe(LINK)
      act(() => void vi.advanceTimersByTime(200))
      await waitFor(() => expect(here()).toBe('/forgot-password'))
    },
  )

  test('another failure is shown without a redirect', async () => {
    const page = open(ResetPasswordPage, LINK)
    page.api.drop(contract.resetPassword)
    page.show()
    await choose(page)
    expect(await screen.findByText('Password reset failed')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(5000))
    expect(here()).toBe(LINK)
  })

  test('a rejected password is shown at its field, and the link is kept', async () => {
    const page = open(ResetPasswordPage, LINK)
    page.api.refuse(contract.resetPassword, 422, 'validation_failed', 'Too common', { password: ['Too common'] })
    page.show()
    await choose(page)
    await screen.findByText('Too common')
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true')
    act(() => void vi.advanceTimersByTime(5000))
    expect(here()).toBe(LINK)
  })

  test.each([
    ['', '', ['Password is required', 'Please confirm your password']],
    ['short', 'short', ['Password must be at least 6 characters']],
    ['four green horses', 'other', ['Passwords do not match']],
  ])('%j and %j are rejected: %j', async (password, confirmation, messages) => {
    const page = open(ResetPasswordPage, LINK)
    page.show()
    await choose(page, password, confirmation)
    for (const message of messages) expect(await screen.findByText(message)).toBeTruthy()
    expect(page.api.seen).toEqual([])
  })
})
