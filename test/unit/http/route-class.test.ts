import { expect, test } from 'vitest'
import { routeClass } from '../../../src/http/route-class.ts'

test.each([
  ['/', 'pages'],
  ['/apiary', 'pages'],
  ['/dashboard/crawls', 'pages'],
  ['/mcp', 'mcp'],
  ['/mcps', 'pages'],
  ['/api/v1/crawls/42', 'api_v1'],
  ['/api/v12', 'api'],
  ['/api/health', 'health'],
  ['/api/metrics', 'metrics'],
  ['/api/constructor', 'api'],
  ['/api', 'api'],
])('%s counts as %s', (path, route) => {
  expect(routeClass(path)).toBe(route)
})
