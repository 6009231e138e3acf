import { expect, test } from 'vitest'
import { isAppPath, paths } from '../../../src/rules/site/app-paths.ts'
import { routes } from '../../../web/app/routes.ts'

test('the Worker serves the application for every application route', () => {
  const missing = routes.map(({ path }) => path.replace(':id', 'x')).filter((path) => !isAppPath(path))
  expect(missing).toEqual([])
})

test('public pages and unknown paths are not served as the application', () => {
  const { home, about, contact, status, security, privacyPolicy, termsOfService, cookiePolicy, bot } = paths
  const pages = [home, about, contact, status, security, privacyPolicy, termsOfService, cookiePolicy, bot]
  const others = ['/nowhere', '/dashboards', '/loginx', '/login/x', '/.env']
  expect([...pages.map((page) => page.pattern), ...others].filter(isAppPath)).toEqual([])
})
