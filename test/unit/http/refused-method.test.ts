import { describe, expect, test } from 'vitest'
import { refusedMethod } from '../../../src/http/refused-method.ts'

describe('an unsupported method', () => {
  test.each([
    ['GET', '/api/v1/campaigns/1/send', 'POST'],
    ['PATCH', '/api/v1/webhooks', 'GET, HEAD, POST'],
    ['POST', '/api/dashboard/data/types', 'GET, HEAD'],
  ])('%s %s is rejected with the allowed methods', (method, path, allow) => {
    expect(refusedMethod(method, path)).toMatchObject({ code: 'method_not_allowed', headers: { allow } })
  })

  test('is not reported for an unknown path, or another kind of 404', () => {
    expect(refusedMethod('GET', '/api/v1/nowhere')).toBeNull()
    expect(refusedMethod('GET', '/api/v1/campaigns')).toBeNull()
  })
})
