import { relativePath } from './relative-path.ts'

/**
 * Keeps scripts from leading away. What a person clicks leads into the copy or to the live site; what a script does by itself stays
 * within the copy, as far as browsers let a page say so: `navigate` events tell of `location`, `submit()`, `click()` and refreshes
 * that a script puts in. A browser that has none of them has the page's policy alone.
 *
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigateevent-interface
 */
const NAVIGATION = `
const d=document,w=window,base=d.baseURI,bare=u=>u.split(/[?#]/,1)[0],here=bare(base)
let root='';if(ROOT)try{root=new URL(ROOT,base).href}catch{}
const within=u=>root?u.startsWith(root):bare(u)===here||bare(u)===bare(location.href)
const live=u=>/^(?:https?|mailto|tel|sms):/.test(u)
const at=u=>{try{return new URL(u,base).href}catch{return''}}
let clicked=false
const click=e=>{
if(e.isTrusted){clicked=true;setTimeout(()=>{clicked=false})}
const a=e.composedPath().find(n=>/^(?:a|area)$/i.test(n.localName)&&n.href!==undefined),to=a?at(a.href.baseVal??a.href):''
if(to&&!within(to)&&!/^javascript:/.test(to)&&!(e.isTrusted&&live(to)))e.preventDefault()
}
w.addEventListener('click',click,true);w.addEventListener('auxclick',click,true)
w.navigation?.addEventListener('navigate',e=>{
const to=e.destination.url
if(within(to)||e.navigationType==='traverse'||!e.formData&&(e.userInitiated||clicked)&&live(to))return
if(e.cancelable){e.preventDefault();e.stopImmediatePropagation()}
})
const open=w.open
w.open=(to,...rest)=>{
const u=to?at(to):''
return u&&within(u)?open.call(w,u,...rest):clicked&&live(u)?open.call(w,u,'_blank','noopener'):null
}
for(const name of['RTCPeerConnection','webkitRTCPeerConnection'])if(name in w)try{Object.defineProperty(w,name,{value:undefined})}catch{}`

/**
 * Keeps scripts from loading files of the disk, or of file servers, that lie outside of the copy: no policy names a folder. What
 * they set by a property, an attribute or HTML is looked at; what is already looked at by a policy is left to it.
 */
const FILES = `
const out=v=>{const u=at(v);return/^file:/.test(u)&&!within(u)}
const one=v=>out(v)?'data:,':v
const many=v=>String(v).split(/,\\s|\\s/).some(out)?'':v
const wrap=(type,key,fix)=>{
const proto=w[type]?.prototype,p=proto&&Object.getOwnPropertyDescriptor(proto,key)
if(p?.set)Object.defineProperty(proto,key,{...p,set(v){p.set.call(this,fix(v))}})
else if(p?.value)proto[key]=function(...a){return p.value.apply(this,fix(a))}
}
const named=(k,v)=>/^(?:src|href|data|poster|background|lowsrc)$/i.test(k)?one(v):/srcset$/i.test(k)?many(v):/^srcdoc$/i.test(k)?html(v):v
const html=v=>{
const s=String(v)
if(!/[\\\\/]{2}|file|\\.\\.|%|&/i.test(s))return v
const t=d.implementation.createHTMLDocument('').createElement('template')
inner.call(t,s)
let bad=false
for(const n of t.content.querySelectorAll('*'))for(const a of[...n.attributes]){
const k=named(a.localName,a.value)
if(k!==a.value){a.value=k;bad=true}
}
return bad?t.innerHTML:v
}
const inner=Object.getOwnPropertyDescriptor(Element.prototype,'innerHTML').set
for(const name of['Image','Script','IFrame','Frame','Embed','Source','Media','Track','Input'])wrap('HTML'+name+'Element','src',one)
wrap('HTMLLinkElement','href',one);wrap('HTMLObjectElement','data',one);wrap('HTMLVideoElement','poster',one)
wrap('HTMLImageElement','srcset',many);wrap('HTMLSourceElement','srcset',many);wrap('HTMLIFrameElement','srcdoc',html)
wrap('Attr','value',one);wrap('Element','innerHTML',html);wrap('Element','outerHTML',html);wrap('ShadowRoot','innerHTML',html)
wrap('Element','insertAdjacentHTML',a=>[a[0],html(a[1])]);wrap('Range','createContextualFragment',a=>[html(a[0])])
wrap('Document','write',a=>[html(a.join(''))]);wrap('Document','writeln',a=>[html(a.join(''))])
wrap('Element','setAttribute',a=>[a[0],named(a[0],a[1])])
wrap('Element','setAttributeNS',a=>[a[0],a[1],named(String(a[1]).split(':').pop(),a[2])])`

/** Browsers register no service worker for a file and say so by an error that pages do not expect. */
const NO_WORKERS = `
try{const c=navigator.serviceWorker
if(c){c.register=()=>new Promise(()=>{});c.getRegistration=async()=>{};c.getRegistrations=async()=>[]}
}catch{}`

/**
 * The script that goes before all others of a page.
 *
 * @param path where the page lies in the copy
 * @param isSingle the copy is this file alone
 */
export function guardScript({
  path,
  isSingle,
}: {
  readonly path: string
  readonly isSingle?: boolean | undefined
}): string {
  const root = isSingle ? '' : relativePath(path, '').replace(/^$/, './')
  return `\n{const ROOT=${JSON.stringify(root)}${NAVIGATION}${isSingle ? '' : FILES}${NO_WORKERS}\n}`
}
