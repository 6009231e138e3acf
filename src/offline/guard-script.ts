import { relativePath } from './relative-path.ts'

/** The built-ins that the guard uses, saved before the page's scripts can replace them. */
const KEPT = `
const {apply}=Reflect,D=Object.defineProperty,P=Object.getOwnPropertyDescriptor,U=URL,S=String,d=document,w=window
const free=f=>(o,...a)=>apply(f,o,a),get=(c,k)=>free(P(c.prototype,k).get),is=(r,s)=>exec(r,s)!==null
const exec=free(RegExp.prototype.exec),starts=free(S.prototype.startsWith),hrefOf=get(U,'href'),protocolOf=get(U,'protocol')
const stop=free(Event.prototype.preventDefault),halt=free(Event.prototype.stopImmediatePropagation),pathOf=free(Event.prototype.composedPath)
const listen=free(EventTarget.prototype.addEventListener),later=setTimeout
const own=d.currentScript?.textContent??'',base=d.baseURI,bare=u=>exec(/^[^?#]*/,u)[0],here=bare(base)
const at=u=>{try{return hrefOf(new U(u,base))}catch{return''}}
const root=ROOT?at(ROOT):''
const within=u=>root?starts(u,root):bare(u)===here||bare(u)===bare(location.href)
const live=u=>is(/^(?:https?|mailto|tel|sms):/,u)`

/**
 * Restricts the page to the folder of the copy, whose address only the opened page knows. Browsers then load nothing
 * from outside it, whatever makes the request, and apply the policy to all frames without an address of their own.
 *
 * @see https://www.w3.org/TR/CSP3/#match-url-to-source-expression
 */
const FOLDER = `
try{const u=new URL(ROOT,document.baseURI)
if(/^(?:file|https?):$/.test(u.protocol)){
const m=document.createElementNS('http://www.w3.org/1999/xhtml','meta')
m.httpEquiv='Content-Security-Policy'
m.content="default-src "+u.protocol+'//'+(u.host||'*:*')+u.pathname.replace(/[;,]/g,encodeURIComponent)+" data: blob: 'unsafe-inline' 'unsafe-eval'"
;(document.head??document.documentElement).append(m)
m.remove()
}}catch{}`

/**
 * Prevents scripts from navigating away. A user's click may lead into the copy or to the live site. Navigation by a
 * script stays within the copy, as far as browsers allow a page to enforce it: `navigate` events cover `location`,
 * `submit()`, `click()` and refreshes that a script inserts. In a browser without these events, only the page's policy
 * applies.
 *
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigateevent-interface
 */
const NAVIGATION = `
let clicked=false
const linkOf=n=>is(/^(?:a|area)$/i,S(n.localName))&&n.href!==undefined?at(n.href.baseVal??n.href):null
const away=to=>to&&!within(to)&&!is(/^javascript:/,to)
const click=e=>{
if(e.isTrusted){clicked=true;later(()=>{clicked=false})}
const nodes=pathOf(e)
for(let i=0;i<nodes.length;i++){
const to=linkOf(nodes[i])
if(to===null)continue
if(away(to)&&!(e.isTrusted&&live(to)))stop(e)
return
}}
const typeOf=get(Event,'type'),mayStop=get(Event,'cancelable'),parentOf=get(Node,'parentNode'),isIn=get(Node,'isConnected')
const slotOf=get(Element,'assignedSlot'),textSlotOf=get(Text,'assignedSlot'),hostOf=get(ShadowRoot,'host'),nodeType=get(Node,'nodeType')
/* Of whatever window the node is. */
const kindOf=n=>{try{return nodeType(n)}catch{return 0}}
const rootOf=free(Node.prototype.getRootNode),isShadow=n=>{try{return!!hostOf(n)}catch{return false}}
const above=n=>{const k=kindOf(n);if(k===1)return slotOf(n)??parentOf(n);if(k===3||k===4)return textSlotOf(n)??parentOf(n);try{return hostOf(n)}catch{return parentOf(n)}}
/* A click that no listener could stop: one that is not cancelable, or does not pass the window. */
const unstoppable=(n,cancelable)=>{
if(!kindOf(n)||cancelable&&isIn(n))return false
for(;n;n=above(n)){const to=linkOf(n);if(to!==null)return away(to)}
return false
}
const navigate=e=>{
const to=e.destination.url
if(within(to)||e.navigationType==='traverse'||!e.formData&&(e.userInitiated||clicked)&&live(to))return
if(e.cancelable){stop(e);halt(e)}
}
const popup=(w,open)=>(to,...rest)=>{
const u=to?at(to):''
return u&&within(u)?apply(open,w,[u,...rest]):clicked&&live(u)?apply(open,w,[u,'_blank','noopener']):null
}`

/**
 * Checks values that scripts set by a property, an attribute or HTML, where no policy suffices: paths on a file server,
 * which may have any name; rules and hints that cause early requests; and documents in attributes, which get this
 * script like every page.
 */
const VALUES = `
const doctype=/^\\s*(?:<!doctype[^>]*>)?/i,mark='<script>'+own+'</'+'script>'
const guarded=v=>{const s=S(v),t=exec(doctype,s)[0];return own===''||!is(/</,s)||starts(s,t+mark)?v:t+mark+s.slice(t.length)}
const out=v=>{const u=at(v);return is(/^file:/,u)&&!within(u)}
const one=v=>out(v)||is(/^\\s*j[\\t\\n\\r]*a[\\t\\n\\r]*v[\\t\\n\\r]*a[\\t\\n\\r]*script:/i,S(v))?'data:,':v
const frame=v=>is(/^\\s*(?:blob:|data:(?!,|audio|video|image\\/(?!svg)|text\\/plain))/i,S(v))?'data:,':one(v)
const frames=/^(?:iframe|frame|object|embed)$/i
const many=v=>{const all=S(v).split(/,\\s|\\s/);for(let i=0;i<all.length;i++)if(out(all[i]))return'';return v}
const rel=v=>is(/(?:^|\\s)(?:preconnect|dns-prefetch)(?:\\s|$)/i,S(v))?'':v
const type=v=>is(/^\\s*speculationrules\\s*$/i,S(v))?'text/plain':v
const named=(k,v,n)=>n&&is(/^(?:src|data)$/i,k)&&is(frames,localOf(n))?frame(v):is(/^(?:src|data|poster|background|lowsrc)$/i,k)?one(v):is(/^href$/i,k)?(out(v)?'data:,':v):is(/srcset$/i,k)?many(v):is(/^srcdoc$/i,k)?guarded(v):
is(/^rel$/i,k)?rel(v):is(/^type$/i,k)?type(v):v
const all=free(DocumentFragment.prototype.querySelectorAll),allIn=free(Element.prototype.querySelectorAll),sizeOf=get(NodeList,'length')
const localOf=get(Element,'localName'),ownerOf=get(Attr,'ownerElement'),attributesOf=get(Element,'attributes'),countOf=get(NamedNodeMap,'length'),nameOf=get(Attr,'localName'),valueOf=get(Attr,'value')
const setValue=free(P(Attr.prototype,'value').set),contentOf=get(HTMLTemplateElement,'content'),inner=P(Element.prototype,'innerHTML')
let framed=false
const clean=n=>{
let bad=false
if(is(frames,localOf(n)))framed=true
const m=attributesOf(n)
for(let i=countOf(m)-1;i>=0;i--){
const v=valueOf(m[i]),k=named(nameOf(m[i]),v,n)
if(k!==v){setValue(m[i],k);bad=true}
}
return bad
}
const tree=n=>{
let bad=false,list
const kind=kindOf(n)
if(kind===11)list=all(n,'*')
else if(kind===1){bad=clean(n);list=allIn(n,'*')}
else return false
for(let i=0,count=sizeOf(list);i<count;i++)bad=clean(list[i])||bad
return bad
}
const html=v=>{
const s=S(v)
if(is(/<(?:i?frame|object|embed)/i,s))framed=true
if(!is(/srcdoc|speculation|preconnect|prefetch|script:|[\\\\/]{2}|file|\\.\\.|%|&/i,s))return v
const t=inert.createElement('template')
apply(inner.set,t,[s])
return tree(contentOf(t))?apply(inner.get,t,[]):v
}
const inert=d.implementation.createHTMLDocument('')`

/**
 * Guards the page's window, and the window of each frame without an address of its own, before any script can use it.
 * Frames with addresses are other origins to a page on disk.
 */
const WINDOWS = `
const known=new WeakSet,windows=[],has=free(WeakSet.prototype.has),note=free(WeakSet.prototype.add)
const sweep=()=>{for(let i=0;i<windows.length;i++){const{win,size}=windows[i];for(let n=apply(size,win,[])-1;n>=0;n--)guard(win[n])}}
/* After what may have brought a frame. */
const settle=()=>{if(framed){framed=false;sweep()}}
const frameOf=get(HTMLIFrameElement,'contentWindow'),targetOf=get(Event,'target')
const loaded=e=>{try{guard(frameOf(targetOf(e)))}catch{sweep()}}
const heed=(w,d)=>{listen(w,'click',click,true);listen(w,'auxclick',click,true);listen(d,'load',loaded,true)
if(w===w.top&&w.navigation)listen(w.navigation,'navigate',navigate)}
const guard=w=>{
let d,key
try{d=w.document;key=w.Object}catch{return}
if(!d||!key)return
heed(w,d)
if(has(known,key))return
note(known,key)
const size=P(w,'length')?.get
if(size)windows[windows.length]={win:w,size}
w.open=popup(w,w.open)
for(const k of['RTCPeerConnection','webkitRTCPeerConnection'])if(k in w)try{D(w,k,{value:undefined})}catch{}
const wrap=(c,k,fix,after)=>{
const o=w[c]?.prototype,p=o&&P(o,k)
if(p?.set)D(o,k,{...p,set(v){apply(p.set,this,[fix(v,this)]);after?.(this)}})
else if(typeof p?.value==='function')D(o,k,{...p,value(...a){const r=apply(p.value,this,fix(a,this));after?.(this);return r}})
}
const view=(c,k)=>{
const o=w[c]?.prototype,p=o&&P(o,k)
const seen=r=>{try{guard(r.defaultView??r)}catch{}return r}
if(p?.get)D(o,k,{...p,get(){return seen(apply(p.get,this,[]))}})
else if(p?.value)D(o,k,{...p,value(){return seen(apply(p.value,this,[]))}})
}
for(const k of['IFrame','Frame','Object','Embed']){const c='HTML'+k+'Element';view(c,'contentWindow');view(c,'contentDocument');view(c,'getSVGDocument')}
for(const k of['IFrame','Frame','Embed'])wrap('HTML'+k+'Element','src',frame)
for(const k of['Image','Script','Source','Media','Track','Input'])wrap('HTML'+k+'Element','src',one)
wrap('HTMLLinkElement','href',v=>out(v)?'data:,':v);wrap('HTMLLinkElement','rel',rel);wrap('HTMLScriptElement','type',type)
wrap('HTMLObjectElement','data',frame);wrap('HTMLVideoElement','poster',one);wrap('HTMLIFrameElement','srcdoc',guarded)
wrap('HTMLImageElement','srcset',many);wrap('HTMLSourceElement','srcset',many)
wrap('Attr','value',(v,a)=>named(nameOf(a),v,ownerOf(a)))
for(const k of['nodeValue','textContent'])wrap('Node',k,(v,n)=>kindOf(n)===2?named(nameOf(n),v,ownerOf(n)):v)
wrap('Element','setAttribute',(a,n)=>[a[0],named(S(a[0]),a[1],n)])
wrap('Element','setAttributeNS',(a,n)=>[a[0],a[1],named(exec(/[^:]*$/,S(a[1]))[0],a[2],n)])
const tokens=a=>{const r=[];for(let i=0;i<a.length;i++)r[i]=rel(a[i])===''?'x':a[i];return r}
for(const k of['add','replace','toggle'])wrap('DOMTokenList',k,tokens)
wrap('DOMTokenList','value',rel)
/* Frames and rules do nothing before they are in a document, or in a shadow tree that may get into one. */
const nodes=(a,o)=>{if(kindOf(o)&&!isIn(o)&&!isShadow(rootOf(o)))return a;for(let i=0;i<a.length;i++)if(a[i]&&typeof a[i]==='object')tree(a[i]);return a}
for(const k of['appendChild','insertBefore','replaceChild'])wrap('Node',k,nodes,settle)
for(const c of['Element','DocumentFragment','Document','CharacterData','DocumentType'])
for(const k of['append','prepend','before','after','replaceWith','replaceChildren','moveBefore','insertAdjacentElement'])wrap(c,k,nodes,settle)
wrap('Range','insertNode',nodes,settle);wrap('Range','surroundContents',nodes,settle);wrap('Range','createContextualFragment',a=>[html(a[0])])
for(const c of['Element','ShadowRoot'])for(const k of['innerHTML','outerHTML'])wrap(c,k,html,settle)
for(const c of['Element','ShadowRoot'])for(const k of['setHTMLUnsafe','setHTML'])wrap(c,k,a=>[html(a[0]),a[1]],settle)
wrap('Element','insertAdjacentHTML',a=>[a[0],html(a[1])],settle)
wrap('Document','execCommand',a=>[a[0],a[1],typeof a[2]==='string'?html(a[2]):a[2]],settle)
const attach=w.Element?.prototype.attachShadow
if(attach)w.Element.prototype.attachShadow=function(o){const r=apply(attach,this,[{...o,mode:'open'}]);listen(r,'load',loaded,true);return r}
const press=w.HTMLElement?.prototype.click
if(press)w.HTMLElement.prototype.click=function(){if(!unstoppable(this,true))apply(press,this,[])}
const dispatch=w.EventTarget?.prototype.dispatchEvent
if(dispatch)w.EventTarget.prototype.dispatchEvent=function(e){return typeOf(e)==='click'&&unstoppable(this,mayStop(e))?true:apply(dispatch,this,[e])}
const write=w.Document?.prototype.write
if(write){
const again=d=>{const v=d.defaultView;if(v)heed(v,d)}
const open=w.Document.prototype.open
w.Document.prototype.open=function(...a){if(a.length>2)return null;const r=apply(open,this,a);again(this);return r}
for(const k of['write','writeln'])w.Document.prototype[k]=function(...a){apply(write,this,['']);again(this);apply(write,this,[html(a.join(''))+(k==='write'?'':'\\n')]);sweep()}
}}
guard(w)
/* Frames of the page itself: what was parsed is told before the next script runs. */
const parsed=new MutationObserver(sweep)
parsed.observe(d,{childList:true,subtree:true})
listen(w,'load',()=>parsed.disconnect())`

/** Browsers refuse to register a service worker for a file, with an error that pages do not expect. */
const NO_WORKERS = `
try{const c=navigator.serviceWorker
if(c){c.register=()=>new Promise(()=>{});c.getRegistration=async()=>{};c.getRegistrations=async()=>[]}
}catch{}`

interface Place {
  /** The page's path in the copy. */
  readonly path: string
  /** The copy consists of this file only. */
  readonly isSingle?: boolean | undefined
}

const begin = ({ path, isSingle }: Place) =>
  `\n{const ROOT=${JSON.stringify(isSingle ? '' : relativePath(path, '').replace(/^$/, './'))}`

/** Returns the script that restricts a page to the folder of a copy with several files. */
export const folderScript = (path: string): string => `${begin({ path })}${FOLDER}\n}`

/** Returns the guard script. It comes after a page's policies and before all other scripts. */
export const guardScript = (place: Place): string =>
  `${begin(place)}${KEPT}${NAVIGATION}${VALUES}${WINDOWS}${NO_WORKERS}\n}`
