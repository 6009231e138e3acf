/** The observable parts of a response, without volatile ones and with the requested id masked, for comparison. */
export async function responseFacts(response: Response, id: string) {
  const text = (await response.text()).replaceAll(id, '<id>').replace(/"request_id":"[^"]*"|"usage":.*/, '')
  const names = ['content-type', 'content-length', 'content-disposition', 'cache-control', 'set-cookie', 'retry-after']
  const headers = names.map((name) => response.headers.get(name)?.replaceAll(id, '<id>'))
  return { status: response.status, text, headers }
}
