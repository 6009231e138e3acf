// Shows an untrusted message in a sandboxed frame without permissions, subject to this page's policy (see _headers).
;(() => {
  const view = document.createElement('iframe')
  view.title = 'Message'
  view.setAttribute('sandbox', '')
  view.setAttribute('style', 'display: block; border: 0; width: 100%; height: 100vh')
  document.body.append(view)
  window.addEventListener('message', (event) => {
    if (event.source === window.parent && typeof event.data?.html === 'string') view.srcdoc = event.data.html
  })
})()
