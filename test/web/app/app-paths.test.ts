import { expect, test } from 'vitest'
import { isAppPath, paths } from '../../../src/rules/site/app-paths.ts'
import { routes } from '../../../web/app/routes.ts'

test('the Worker serves every route of the application with the application', () => {
  const missing = routes.map(({ path }) => path.replace(':id', 'x')).filter((path) => !isAppPath(path))
  expect(missing).toEqual([])
})

test('no public page is taken for the application, nor is an address of nobody', () => {
  const { home, about, contact, status, security, privacyPolicy, termsOfService, cookiePolicy, bot } = paths
  const pages = [home, about, contact, status, security, privacyPolicy, termsOfService, cookiePolicy, bot]
  const others = ['/nowhere', '/dashboards', '/loginx', '/login/x', '/.env']
  expect([...pages.map((page) => page.pattern), ...others].filter(isAppPath)).toEqual([])
})
