import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { ROOT } from '../../../scripts/local/build.ts'
import { click, heading, openCookieSettings, openOwnPage, PHONE, type Screen } from './screen.ts'

const publicPages = globSync('web/site/pages/*.page.tsx', { cwd: ROOT })
  .map((file) => basename(file, '.page.tsx'))
  .filter((name) => name !== 'not-found')
  .map((name) => (name === 'home' ? '/' : `/${name}`))

/** Screens without a session: the public pages, and those around signing in. */
export const VISITOR_SCREENS: readonly Screen[] = [
  { name: 'login', path: '/login', shows: heading('Welcome back') },
  {
    name: 'login refused',
    path: '/login',
    shows: (page) => page.getByText('Email is required'),
    press: click('Sign in'),
  },
  { name: 'register', path: '/register', shows: heading('Create your account') },
  { name: 'forgot password', path: '/forgot-password', shows: heading('Forgot your password?') },
  { name: 'reset password', path: '/reset-password?token=t&email=a%40b.c', shows: heading('Choose a new password') },
  {
    name: 'reset password, dead link',
    path: '/reset-password',
    shows: heading('Invalid password reset link'),
    staysBeyondMs: 2_000,
  },
  { name: 'verify email, no link', path: '/verify-email', shows: heading('Verification Failed') },
  { name: 'verifying a payment, signed out', path: '/payment/verify?reference=x', shows: heading('Please Log In') },
  {
    name: 'confirming an address',
    path: '/email/confirm?token=t',
    shows: (page) => page.getByRole('button', { name: 'Use this address' }),
  },
  {
    name: 'keeping an address, dead link',
    path: '/email/undo?token=t',
    shows: heading('Nothing was changed'),
    press: click('Keep my address'),
  },
  {
    name: 'keeping second factors, dead link',
    path: '/factor-reset/stop?token=t',
    shows: heading('Nothing was stopped'),
    press: click('Keep my second factors'),
  },
  { name: 'opt out', path: '/opt-out', shows: heading('Opt out') },
  {
    name: 'opt out, proof of a site',
    path: '/opt-out',
    shows: (page) => page.getByText('_contactory-opt-out'),
    press: async (page) => {
      await page.getByLabel('Domain').fill('leave-us-out.example')
      await page.getByRole('button', { name: 'Show me how' }).click()
    },
  },
  {
    name: 'confirm opt-out',
    path: ({ optOutToken }) => `/opt-out/confirm?token=${encodeURIComponent(optOutToken)}`,
    shows: (page) => page.getByText("You've opted out"),
  },
  {
    name: 'confirm opt-out, dead link',
    path: '/opt-out/confirm?token=dead',
    shows: (page) => page.getByRole('link', { name: 'Ask again' }),
  },
  { name: 'outbox', path: '/dev/outbox', shows: (page) => page.getByRole('heading') },
  { name: 'contact', path: '/contact', shows: heading('Ask us anything') },
  {
    name: 'contact refused',
    path: '/contact',
    shows: (page) => page.getByText('Name is required'),
    press: click('Send Message'),
  },
  { name: 'status', path: '/status', shows: (page) => page.getByText(/^Last updated/) },
  { name: 'status on a phone', path: '/status', width: PHONE, shows: (page) => page.getByText(/^Last updated/) },
  { name: 'test', path: '/test', shows: (page) => page.getByText('Answers').first() },
  { name: 'error tests', path: '/error-test', shows: heading('Error tests') },
  {
    name: 'the fallback screen',
    path: '/error-test',
    shows: heading('Something went wrong'),
    press: click('Fail in a component'),
  },
  {
    name: 'progress demo',
    path: '/progress-demo',
    shows: (page) => page.getByText('Just found'),
    press: click('Start'),
  },
  { name: 'no page', path: '/nowhere', shows: heading('Page not found') },
  ...publicPages.map((path) => ({ name: `public page ${path}`, path, shows: heading(/./) })),
  ...publicPages.map((path) => ({ name: `public page ${path} on a phone`, path, width: PHONE, shows: heading(/./) })),
  {
    name: 'the menu of the public pages on a phone',
    path: '/about',
    width: PHONE,
    shows: (page) => page.locator('[popover] nav'),
    press: click('Menu'),
  },
  {
    name: 'the choice of cookies',
    path: '/about',
    shows: (page) => page.getByRole('button', { name: 'Accept Selected' }),
    press: async (page) => {
      await openCookieSettings(page)
      await click('Customize')(page)
    },
  },
  {
    name: 'the choice of cookies in the application',
    path: '/login',
    shows: (page) => page.getByRole('button', { name: 'Accept Selected' }),
    press: async (page) => {
      await openCookieSettings(page)
      await click('Customize')(page)
    },
  },
  {
    name: 'a pasted page, read',
    path: '/',
    shows: (page) => page.getByText('No emails, phones, names, addresses or companies found.'),
    press: async (page) => {
      await openOwnPage(page)
      await page.getByLabel('HTML or text to read').fill('no contact here')
      await click('Find contacts')(page)
    },
  },
]
