// Generated from schema/mcp-javafx-ui/1.0 by `npm run generate`. Edit the source, not this file.
var st=(s,n)=>()=>{try{return n||s((n={exports:{}}).exports,n),n.exports}catch(k){throw n=0,k}};var Te=st(Oe=>{"use strict";Object.defineProperty(Oe,"__esModule",{value:!0});function _e(s){let n=s.length,k=0,P=0,y;for(;P<n;)k++,y=s.charCodeAt(P++),y>=55296&&
y<=56319&&P<n&&(y=s.charCodeAt(P),(y&64512)===56320&&P++);return k}Oe.default=_e;_e.code='require("ajv/dist/runtime/ucs2length").default'});var ct=Se;function K(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.ok===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ok"}};e===null?e=[t]:e.push(t),r++}if(s.type===void 0){
let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[t]:e.push(t),r++}if(s.ok!==void 0&&typeof s.ok!="b\
oolean"){let t={instancePath:n+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.type!==void 0&&
typeof s.type!="string"){let t={instancePath:n+"/type",schemaPath:"#/$defs/ActionType/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}else{
let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return K.errors=e,r===0}function Se(s,{instancePath:n="",
parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.failedIndex===void 0){let t={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failedIndex"}};e===null?e=[t]:e.push(t),r++}if(s.reason===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"}};e===null?e=[t]:e.push(t),r++}if(s.results===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"results"}};e===null?e=[t]:e.push(t),r++}if(s.failedIndex!==void 0){let t=s.failedIndex;if(!(typeof t=="n\
umber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:n+"/failedIndex",schemaPath:"#/properties/failedIndex/type",keyword:"type",params:{type:"integer"}};
e===null?e=[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:n+"/failedIndex",schemaPath:"#/properties/failedIndex/mini\
mum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[i]:e.push(i),r++}}if(s.reason!==void 0&&typeof s.reason!="string"){let t={instancePath:n+
"/reason",schemaPath:"#/$defs/FailureReason/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.results!==void 0){let t=s.results;if(Array.
isArray(t)){let i=t.length;for(let o=0;o<i;o++)K(t[o],{instancePath:n+"/results/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:d})||(e=e===null?
K.errors:e.concat(K.errors),r=e.length)}else{let i={instancePath:n+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"}};e===null?
e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Se.errors=e,r===
0}var ht=Re;function Re(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.ok===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ok"}};e===null?e=[t]:e.push(t),r++}if(s.
type===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[t]:e.push(t),r++}if(s.ok!==void 0&&
typeof s.ok!="boolean"){let t={instancePath:n+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.
type!==void 0&&typeof s.type!="string"){let t={instancePath:n+"/type",schemaPath:"#/$defs/ActionType/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:
e.push(t),r++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Re.errors=e,r===0}var mt=E;var z={title:"NodeRefInput",description:"A reference as a caller sends it: a `uid`, or a `path` of the latest snapshot. When both are there the uid decides.",type:"\
object",required:[],properties:{path:{description:"Canonical path of the latest snapshot. It finds the node only when there is no uid; beside a uid it has to be\
 well-formed, and its last segment, if it has one below the root, has to name the node's type.",type:["string","null"],pattern:"^/stages\\[(0|[1-9][0-9]{0,8})\\]/\
scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$","x-expected":"a path such as /stages[0]/scene/root/VBox[0]/Button[1]"},uid:{description:"The uid that a sna\
pshot, a query or a node reported.",type:["string","null"],minLength:1,maxLength:200},hint:{description:"What the caller remembers of the node: any members. Acc\
epted and never needed.",type:["object","null"]}},additionalProperties:!1,"x-atLeastOne":["uid","path"]},ye=new RegExp("^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/ro\
ot(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$","u"),_=Te().default;var $e={title:"ColumnKey",description:"A column: its id, or its index in `columns`.",type:["string","integer"],minimum:0};function ce(s,{instancePath:n="",parentData:k,
parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.index===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"index"}};e===null?e=[i]:e.push(i),r++}if(s.index!==void 0){let i=s.index;if(!(typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:
e.push(o),r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:n+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{
expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),r++}}if(s.column!==void 0){let i=s.column,o=r,l=!1,a=r;if(typeof i!="string"&&!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:n+"/column",schemaPath:"#/$defs/ColumnKey/type",keyword:"type",params:{type:$e.type}};e===null?e=[p]:e.push(
p),r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let p={instancePath:n+"/column",schemaPath:"#/$defs/ColumnKey/minimum",keyword:"minimum",params:{expected:"\
a string or an integer of at least 0"}};e===null?e=[p]:e.push(p),r++}var t=a===r;if(l=l||t,!l){let p=r;if(i!==null){let h={instancePath:n+"/column",schemaPath:"\
#/properties/column/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[h]:e.push(h),r++}var t=p===r;l=l||t}if(l)r=o,e!==null&&(o?e.length=o:e=null);else{
let p={instancePath:n+"/column",schemaPath:"#/properties/column/anyOf",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}}for(let i in s)if(!(i==="index"||
i==="column")){let o={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i,members:["index","column"]}};
e===null?e=[o]:e.push(o),r++}}else{let i={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return ce.errors=
e,r===0}function E(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.ref===void 0){let p={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ref"}};e===null?e=[p]:e.push(p),r++}if(s.
ref!==void 0){let p=s.ref;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.path!==void 0){let m=p.path;if(typeof m!="string"&&m!==null){let v={instancePath:n+"\
/ref/path",schemaPath:"#/$defs/NodeRefInput/properties/path/type",keyword:"type",params:{type:z.properties.path.type}};e===null?e=[v]:e.push(v),r++}if(typeof m==
"string"&&!ye.test(m)){let v={instancePath:n+"/ref/path",schemaPath:"#/$defs/NodeRefInput/properties/path/pattern",keyword:"pattern",params:{expected:"a path su\
ch as /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[v]:e.push(v),r++}}if(p.uid!==void 0){let m=p.uid;if(typeof m!="string"&&m!==null){let v={instancePath:n+
"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/type",keyword:"type",params:{type:z.properties.uid.type}};e===null?e=[v]:e.push(v),r++}if(typeof m=="\
string"){if(_(m)<1){let v={instancePath:n+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/minLength",keyword:"minLength",params:{expected:"a string o\
f 1 to 200 characters"}};e===null?e=[v]:e.push(v),r++}if(_(m)>200){let v={instancePath:n+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/maxLength",keyword:"\
maxLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[v]:e.push(v),r++}}}if(p.hint!==void 0){let m=p.hint;if(!(m&&typeof m=="object"&&!Array.
isArray(m))&&m!==null){let v={instancePath:n+"/ref/hint",schemaPath:"#/$defs/NodeRefInput/properties/hint/type",keyword:"type",params:{type:z.properties.hint.type}};
e===null?e=[v]:e.push(v),r++}}let c=r,h=r,x=!1,w=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.uid===void 0){let m={instancePath:n+"/ref",schemaPath:"#/$d\
efs/NodeRefInput/x-atLeastOne/anyOf/0/required",keyword:"required",params:{missingProperty:"uid"}};e===null?e=[m]:e.push(m),r++}if(p.uid!==void 0){let m=r,v=r;if(p.
uid!==null){let g={};e===null?e=[g]:e.push(g),r++}var t=v===r;if(t){let g={instancePath:n+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/0/prope\
rties/uid/not",keyword:"not",params:{}};e===null?e=[g]:e.push(g),r++}else r=m,e!==null&&(m?e.length=m:e=null)}}else{let m={instancePath:n+"/ref",schemaPath:"#/$\
defs/NodeRefInput/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var i=w===r;if(x=x||i,!x){let m=r;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.path===void 0){let g={instancePath:n+"/ref",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/required",keyword:"required",
params:{missingProperty:"path"}};e===null?e=[g]:e.push(g),r++}if(p.path!==void 0){let g=r,I=r;if(p.path!==null){let O={};e===null?e=[O]:e.push(O),r++}var o=I===
r;if(o){let O={instancePath:n+"/ref/path",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/properties/path/not",keyword:"not",params:{}};e===null?e=[O]:e.push(
O),r++}else r=g,e!==null&&(g?e.length=g:e=null)}}else{let g={instancePath:n+"/ref",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/type",keyword:"type",params:{
type:"object"}};e===null?e=[g]:e.push(g),r++}var i=m===r;x=x||i}if(x)r=h,e!==null&&(h?e.length=h:e=null);else{let m={instancePath:n+"/ref",schemaPath:"#/$defs/N\
odeRefInput/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),r++}var l=c===r;if(!l){let m={instancePath:n+"/ref",schemaPath:"#/$defs/Node\
RefInput/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["uid","path"]}};e===null?e=[m]:e.push(m),r++}for(let m in p)if(!(m==="path"||m==="uid"||m==="hint")){
let v={instancePath:n+"/ref",schemaPath:"#/$defs/NodeRefInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m,members:["path",
"uid","hint"]}};e===null?e=[v]:e.push(v),r++}}else{let c={instancePath:n+"/ref",schemaPath:"#/$defs/NodeRefInput/type",keyword:"type",params:{type:"object"}};e===
null?e=[c]:e.push(c),r++}}if(s.item!==void 0){let p=s.item,c=r,h=!1,x=r;ce(p,{instancePath:n+"/item",parentData:s,parentDataProperty:"item",rootData:y,dynamicAnchors:d})||
(e=e===null?ce.errors:e.concat(ce.errors),r=e.length);var a=x===r;if(h=h||a,!h){let w=r;if(p!==null){let v={instancePath:n+"/item",schemaPath:"#/properties/item\
/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[v]:e.push(v),r++}var a=w===r;h=h||a}if(h)r=c,e!==null&&(c?e.length=c:e=null);else{let w={instancePath:n+
"/item",schemaPath:"#/properties/item/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}for(let p in s)if(!(p==="ref"||p==="item")){let c={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p,members:["ref","item"]}};e===null?e=[c]:e.push(c),r++}}else{let p={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return E.errors=e,r===0}var gt=Be;function Be(s,{instancePath:n="",
parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(typeof s!="string"){let t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}return Be.errors=e,r===0}var wt=ie;function he(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[t]:e.push(t),r++}if(s.target===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[t]:e.push(t),r++}if(s.type!==void 0){let t=s.
type;if(typeof t!="string"){let i={instancePath:n+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}
if(t!=="focus"){let i={instancePath:n+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"focus"}};e===null?e=[i]:e.push(i),r++}}
s.target!==void 0&&(E(s.target,{instancePath:n+"/target",parentData:s,parentDataProperty:"target",rootData:y,dynamicAnchors:d})||(e=e===null?E.errors:e.concat(E.
errors),r=e.length));for(let t in s)if(!(t==="type"||t==="target")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t,members:["type","target"]}};e===null?e=[i]:e.push(i),r++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[t]:e.push(t),r++}return he.errors=e,r===0}var ve={title:"ClickAction",description:"Clicks the centre of the target, or a point on the screen, w\
ith the primary button.",type:"object",required:["type"],properties:{type:{description:"Names the action.",type:"string",const:"click"},target:{description:"Wha\
t is clicked.",anyOf:[{$ref:"#/$defs/ActionTarget"},{type:"null"}]},x:{description:"Screen coordinate; together with `y`, instead of a target.",type:["number","\
null"]},y:{description:"Screen coordinate; together with `x`, instead of a target.",type:["number","null"]}},additionalProperties:!1,"x-exactlyOne":["target","x"],
"x-together":["x","y"]};function me(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let f={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[f]:e.push(f),r++}if(s.type!==
void 0){let f=s.type;if(typeof f!="string"){let b={instancePath:n+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=
[b]:e.push(b),r++}if(f!=="click"){let b={instancePath:n+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"click"}};e===null?e=[
b]:e.push(b),r++}}if(s.target!==void 0){let f=s.target,b=r,u=!1,q=r;E(f,{instancePath:n+"/target",parentData:s,parentDataProperty:"target",rootData:y,dynamicAnchors:d})||
(e=e===null?E.errors:e.concat(E.errors),r=e.length);var t=q===r;if(u=u||t,!u){let j=r;if(f!==null){let D={instancePath:n+"/target",schemaPath:"#/properties/targ\
et/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[D]:e.push(D),r++}var t=j===r;u=u||t}if(u)r=b,e!==null&&(b?e.length=b:e=null);else{let j={instancePath:n+
"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[j]:e.push(j),r++}}if(s.x!==void 0){let f=s.x;if(!(typeof f=="number"&&isFinite(
f))&&f!==null){let b={instancePath:n+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:ve.properties.x.type}};e===null?e=[b]:e.push(b),r++}}if(s.
y!==void 0){let f=s.y;if(!(typeof f=="number"&&isFinite(f))&&f!==null){let b={instancePath:n+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:ve.
properties.y.type}};e===null?e=[b]:e.push(b),r++}}let w=r,m=r,v=!1,g=null,I=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.target===void 0){let f={instancePath:n,
schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[f]:e.push(f),r++}if(s.target!==void 0){let f=r,b=r;
if(s.target!==null){let u={};e===null?e=[u]:e.push(u),r++}var i=b===r;if(i){let u={instancePath:n+"/target",schemaPath:"#/x-exactlyOne/oneOf/0/properties/target\
/not",keyword:"not",params:{}};e===null?e=[u]:e.push(u),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:n,schemaPath:"#/x-exactlyOne/oneO\
f/0/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var l=I===r;l&&(v=!0,g=0);let O=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
x===void 0){let f={instancePath:n,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[f]:e.push(f),r++}if(s.
x!==void 0){let f=r,b=r;if(s.x!==null){let u={};e===null?e=[u]:e.push(u),r++}var o=b===r;if(o){let u={instancePath:n+"/x",schemaPath:"#/x-exactlyOne/oneOf/1/pro\
perties/x/not",keyword:"not",params:{}};e===null?e=[u]:e.push(u),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:n,schemaPath:"#/x-exactl\
yOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var l=O===r;if(l&&v?(v=!1,g=[g,1]):l&&(v=!0,g=1),v)r=m,e!==null&&(m?e.length=
m:e=null);else{let f={instancePath:n,schemaPath:"#/x-exactlyOne/oneOf",keyword:"oneOf",params:{passingSchemas:g}};e===null?e=[f]:e.push(f),r++}var a=w===r;if(!a){
let f={instancePath:n,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{members:["target","x"]}};e===null?e=[f]:e.push(f),r++}let U=r,$=r,F=!1,T=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let f={instancePath:n,schemaPath:"#/x-together/anyOf/0/required",keyword:"required",params:{missingProperty:"\
x"}};e===null?e=[f]:e.push(f),r++}if(s.y===void 0){let f={instancePath:n,schemaPath:"#/x-together/anyOf/0/required",keyword:"required",params:{missingProperty:"\
y"}};e===null?e=[f]:e.push(f),r++}if(s.x!==void 0){let f=r,b=r;if(s.x!==null){let u={};e===null?e=[u]:e.push(u),r++}var p=b===r;if(p){let u={instancePath:n+"/x",
schemaPath:"#/x-together/anyOf/0/properties/x/not",keyword:"not",params:{}};e===null?e=[u]:e.push(u),r++}else r=f,e!==null&&(f?e.length=f:e=null)}if(s.y!==void 0){
let f=r,b=r;if(s.y!==null){let u={};e===null?e=[u]:e.push(u),r++}var c=b===r;if(c){let u={instancePath:n+"/y",schemaPath:"#/x-together/anyOf/0/properties/y/not",
keyword:"not",params:{}};e===null?e=[u]:e.push(u),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:n,schemaPath:"#/x-together/anyOf/0/type",
keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var h=T===r;if(F=F||h,!F){let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.x!==void 0&&
s.x!==null){let u={instancePath:n+"/x",schemaPath:"#/x-together/anyOf/1/properties/x/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(u),r++}if(s.
y!==void 0&&s.y!==null){let u={instancePath:n+"/y",schemaPath:"#/x-together/anyOf/1/properties/y/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(
u),r++}}else{let u={instancePath:n,schemaPath:"#/x-together/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var h=f===r;F=F||h}
if(F)r=$,e!==null&&($?e.length=$:e=null);else{let f={instancePath:n,schemaPath:"#/x-together/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),r++}var x=U===
r;if(!x){let f={instancePath:n,schemaPath:"#/x-together",keyword:"x-together",params:{members:["x","y"]}};e===null?e=[f]:e.push(f),r++}for(let f in s)if(!(f==="\
type"||f==="target"||f==="x"||f==="y")){let b={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f,members:[
"type","target","x","y"]}};e===null?e=[b]:e.push(b),r++}}else{let w={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.
push(w),r++}return me.errors=e,r===0}function ge(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[t]:e.push(t),r++}if(s.target===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[t]:e.push(t),r++}if(s.text===void 0){let t={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[t]:e.push(t),r++}if(s.type!==void 0){let t=s.type;if(typeof t!=
"string"){let i={instancePath:n+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(t!=="setText"){
let i={instancePath:n+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"setText"}};e===null?e=[i]:e.push(i),r++}}if(s.target!==
void 0&&(E(s.target,{instancePath:n+"/target",parentData:s,parentDataProperty:"target",rootData:y,dynamicAnchors:d})||(e=e===null?E.errors:e.concat(E.errors),r=
e.length)),s.text!==void 0&&typeof s.text!="string"){let t={instancePath:n+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}};e===
null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="type"||t==="target"||t==="text")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t,members:["type","target","text"]}};e===null?e=[i]:e.push(i),r++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return ge.errors=e,r===0}var Ve={title:"PressKeyAction",description:"Presses and releases a key in th\
e focus owner.",type:"object",required:["type","key"],properties:{type:{description:"Names the action.",type:"string",const:"pressKey"},key:{description:"A Java\
FX KeyCode name in any letter case: ENTER, TAB, A, F5, PAGE_DOWN.",type:"string",minLength:1,maxLength:50},modifiers:{description:"Keys that are held meanwhile.",
type:["array","null"],items:{$ref:"#/$defs/Modifier"},maxItems:8}},additionalProperties:!1};var De=new RegExp("^([sS][hH][iI][fF][tT]|[cC][tT][rR][lL]|[cC][oO][nN][tT][rR][oO][lL]|[aA][lL][tT]|[mM][eE][tT][aA]|[cC][oO][mM][mM][aA][nN][dD]|[sS][hH][oO][\
rR][tT][cC][uU][tT])$","u");function we(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[t]:
e.push(t),r++}if(s.key===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[t]:e.push(t),r++}if(s.
type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:n+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===
null?e=[i]:e.push(i),r++}if(t!=="pressKey"){let i={instancePath:n+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"pressKey"}};
e===null?e=[i]:e.push(i),r++}}if(s.key!==void 0){let t=s.key;if(typeof t=="string"){if(_(t)<1){let i={instancePath:n+"/key",schemaPath:"#/properties/key/minLeng\
th",keyword:"minLength",params:{expected:"a string of 1 to 50 characters"}};e===null?e=[i]:e.push(i),r++}if(_(t)>50){let i={instancePath:n+"/key",schemaPath:"#/\
properties/key/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 50 characters"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/key",
schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}if(s.modifiers!==void 0){let t=s.modifiers;if(!Array.isArray(
t)&&t!==null){let i={instancePath:n+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{type:Ve.properties.modifiers.type}};e===null?e=
[i]:e.push(i),r++}if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++){let l=t[o];if(typeof l=="string"){if(!De.test(l)){let a={instancePath:n+"/modifiers/"+
o,schemaPath:"#/$defs/Modifier/pattern",keyword:"pattern",params:{expected:"one of SHIFT, CTRL, ALT, META, SHORTCUT"}};e===null?e=[a]:e.push(a),r++}}else{let a={
instancePath:n+"/modifiers/"+o,schemaPath:"#/$defs/Modifier/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(t.length>8){let o={instancePath:n+
"/modifiers",schemaPath:"#/properties/modifiers/maxItems",keyword:"maxItems",params:{expected:"a list of at most 8 items"}};e===null?e=[o]:e.push(o),r++}}}for(let t in s)
if(!(t==="type"||t==="key"||t==="modifiers")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t,
members:["type","key","modifiers"]}};e===null?e=[i]:e.push(i),r++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[t]:e.push(t),r++}return we.errors=e,r===0}function Pe(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[t]:e.push(t),r++}if(s.target===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[t]:e.push(t),r++}if(s.deltaY===void 0){let t={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"deltaY"}};e===null?e=[t]:e.push(t),r++}if(s.type!==void 0){let t=s.type;if(typeof t!=
"string"){let i={instancePath:n+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(t!=="scroll"){
let i={instancePath:n+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"scroll"}};e===null?e=[i]:e.push(i),r++}}if(s.target!==void 0&&
(E(s.target,{instancePath:n+"/target",parentData:s,parentDataProperty:"target",rootData:y,dynamicAnchors:d})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),
s.deltaY!==void 0){let t=s.deltaY;if(!(typeof t=="number"&&isFinite(t))){let i={instancePath:n+"/deltaY",schemaPath:"#/properties/deltaY/type",keyword:"type",params:{
type:"number"}};e===null?e=[i]:e.push(i),r++}}for(let t in s)if(!(t==="type"||t==="target"||t==="deltaY")){let i={instancePath:n,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t,members:["type","target","deltaY"]}};e===null?e=[i]:e.push(i),r++}}else{let t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Pe.errors=e,r===0}function ie(s,{instancePath:n="",parentData:k,parentDataProperty:P,
rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t=s.type;if(typeof t=="string")if(t==="focus")he(s,{instancePath:n,
parentData:k,parentDataProperty:P,rootData:y,dynamicAnchors:d})||(e=e===null?he.errors:e.concat(he.errors),r=e.length);else if(t==="click")me(s,{instancePath:n,
parentData:k,parentDataProperty:P,rootData:y,dynamicAnchors:d})||(e=e===null?me.errors:e.concat(me.errors),r=e.length);else if(t==="typeText")if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){if(s.type===void 0){let i={instancePath:n,schemaPath:"#/$defs/TypeTextAction/required",keyword:"required",params:{missingProperty:"ty\
pe"}};e===null?e=[i]:e.push(i),r++}if(s.text===void 0){let i={instancePath:n,schemaPath:"#/$defs/TypeTextAction/required",keyword:"required",params:{missingProperty:"\
text"}};e===null?e=[i]:e.push(i),r++}if(s.type!==void 0){let i=s.type;if(typeof i!="string"){let o={instancePath:n+"/type",schemaPath:"#/$defs/TypeTextAction/pr\
operties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i!=="typeText"){let o={instancePath:n+"/type",schemaPath:"#/$defs/Typ\
eTextAction/properties/type/const",keyword:"const",params:{allowedValue:"typeText"}};e===null?e=[o]:e.push(o),r++}}if(s.text!==void 0&&typeof s.text!="string"){
let i={instancePath:n+"/text",schemaPath:"#/$defs/TypeTextAction/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}for(let i in s)
if(!(i==="type"||i==="text")){let o={instancePath:n,schemaPath:"#/$defs/TypeTextAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i,
members:["type","text"]}};e===null?e=[o]:e.push(o),r++}}else{let i={instancePath:n,schemaPath:"#/$defs/TypeTextAction/type",keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}else if(t==="setText")ge(s,{instancePath:n,parentData:k,parentDataProperty:P,rootData:y,dynamicAnchors:d})||(e=e===null?ge.errors:e.
concat(ge.errors),r=e.length);else if(t==="pressKey")we(s,{instancePath:n,parentData:k,parentDataProperty:P,rootData:y,dynamicAnchors:d})||(e=e===null?we.errors:
e.concat(we.errors),r=e.length);else if(t==="scroll")Pe(s,{instancePath:n,parentData:k,parentDataProperty:P,rootData:y,dynamicAnchors:d})||(e=e===null?Pe.errors:
e.concat(Pe.errors),r=e.length);else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{tag:"type",tags:["focus","click","typeTe\
xt","setText","pressKey","scroll"]}};e===null?e=[i]:e.push(i),r++}else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{tag:"t\
ype",tags:["focus","click","typeText","setText","pressKey","scroll"]}};e===null?e=[i]:e.push(i),r++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return ie.errors=e,r===0}var Pt=Me,Q={title:"AppInfo",description:"The application behind the server.",type:"\
object",required:["pid"],properties:{pid:{description:"Process id.",type:"integer",minimum:0},javaVersion:{description:"Version of the Java runtime.",type:["str\
ing","null"]},javafxVersion:{description:"Version of JavaFX.",type:["string","null"]},mainClass:{description:"Main class of the application.",type:["string","nu\
ll"]},debugFlags:{description:"Flags that say how the server was enabled.",type:"array",items:{type:"string"}}}};function Me(s,{instancePath:n="",parentData:k,parentDataProperty:P,
rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.pid===void 0){let t={instancePath:n,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"pid"}};e===null?e=[t]:e.push(t),r++}if(s.pid!==void 0){let t=s.pid;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let i={instancePath:n+"/pid",schemaPath:"#/properties/pid/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof t=="number"&&
isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:n+"/pid",schemaPath:"#/properties/pid/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};
e===null?e=[i]:e.push(i),r++}}if(s.javaVersion!==void 0){let t=s.javaVersion;if(typeof t!="string"&&t!==null){let i={instancePath:n+"/javaVersion",schemaPath:"#\
/properties/javaVersion/type",keyword:"type",params:{type:Q.properties.javaVersion.type}};e===null?e=[i]:e.push(i),r++}}if(s.javafxVersion!==void 0){let t=s.javafxVersion;
if(typeof t!="string"&&t!==null){let i={instancePath:n+"/javafxVersion",schemaPath:"#/properties/javafxVersion/type",keyword:"type",params:{type:Q.properties.javafxVersion.
type}};e===null?e=[i]:e.push(i),r++}}if(s.mainClass!==void 0){let t=s.mainClass;if(typeof t!="string"&&t!==null){let i={instancePath:n+"/mainClass",schemaPath:"\
#/properties/mainClass/type",keyword:"type",params:{type:Q.properties.mainClass.type}};e===null?e=[i]:e.push(i),r++}}if(s.debugFlags!==void 0){let t=s.debugFlags;
if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){let l={instancePath:n+"/debugFlags/"+o,schemaPath:"#/properties/debugFlags/ite\
ms/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let i={instancePath:n+"/debugFlags",schemaPath:"#/properties/debugFlags/type",
keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[t]:e.push(t),r++}return Me.errors=e,r===0}var kt=ne,it={title:"AvailableStage",description:"A window that could have been named.",type:"object",required:["st\
ageIndex"],properties:{stageIndex:{description:"Its index.",type:"integer",minimum:0},kind:{description:"Stage, dialog or popup.",$ref:"#/$defs/StageKind"},title:{
description:"Its title.",type:["string","null"]}}};function ne(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.stageIndex===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stageIndex"}};e===null?e=[t]:e.push(t),r++}
if(s.stageIndex!==void 0){let t=s.stageIndex;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:n+"/stageIndex",schemaPath:"#/propert\
ies/stageIndex/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:n+
"/stageIndex",schemaPath:"#/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[i]:e.push(i),r++}}if(s.kind!==
void 0&&typeof s.kind!="string"){let t={instancePath:n+"/kind",schemaPath:"#/$defs/StageKind/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(
t),r++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:n+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{
type:it.properties.title.type}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=
[t]:e.push(t),r++}return ne.errors=e,r===0}var xt=Ue;function Ue(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.minX===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"minX"}};e===null?e=[t]:e.push(t),r++}if(s.minY===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"minY"}};e===null?e=[t]:e.push(t),r++}if(s.width===void 0){let t={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[t]:e.push(t),r++}if(s.height===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[t]:e.push(t),r++}if(s.minX!==void 0){let t=s.minX;if(!(typeof t=="numb\
er"&&isFinite(t))){let i={instancePath:n+"/minX",schemaPath:"#/properties/minX/type",keyword:"type",params:{type:"number"}};e===null?e=[i]:e.push(i),r++}}if(s.minY!==
void 0){let t=s.minY;if(!(typeof t=="number"&&isFinite(t))){let i={instancePath:n+"/minY",schemaPath:"#/properties/minY/type",keyword:"type",params:{type:"numbe\
r"}};e===null?e=[i]:e.push(i),r++}}if(s.width!==void 0){let t=s.width;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let i={instancePath:n+"/width",schemaPath:"\
#/properties/width/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/width",schemaPath:"\
#/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[i]:e.push(i),r++}}if(s.height!==void 0){let t=s.height;if(typeof t=="number"&&isFinite(
t)){if(t<0||isNaN(t)){let i={instancePath:n+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===
null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[i]:e.push(
i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ue.errors=e,r===0}var bt=We;function We(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.retryAfterMs===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retryAfterMs"}};e===null?e=[t]:e.push(
t),r++}if(s.retryAfterMs!==void 0){let t=s.retryAfterMs;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:n+"/retryAfterMs",schemaPath:"\
#/properties/retryAfterMs/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let i={
instancePath:n+"/retryAfterMs",schemaPath:"#/properties/retryAfterMs/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[i]:e.push(
i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return We.errors=e,r===0}var vt=He;function He(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let f={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[f]:e.push(f),r++}if(s.type!==
void 0){let f=s.type;if(typeof f!="string"){let b={instancePath:n+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=
[b]:e.push(b),r++}if(f!=="click"){let b={instancePath:n+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"click"}};e===null?e=[
b]:e.push(b),r++}}if(s.target!==void 0){let f=s.target,b=r,u=!1,q=r;E(f,{instancePath:n+"/target",parentData:s,parentDataProperty:"target",rootData:y,dynamicAnchors:d})||
(e=e===null?E.errors:e.concat(E.errors),r=e.length);var t=q===r;if(u=u||t,!u){let j=r;if(f!==null){let D={instancePath:n+"/target",schemaPath:"#/properties/targ\
et/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[D]:e.push(D),r++}var t=j===r;u=u||t}if(u)r=b,e!==null&&(b?e.length=b:e=null);else{let j={instancePath:n+
"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[j]:e.push(j),r++}}if(s.x!==void 0){let f=s.x;if(!(typeof f=="number"&&isFinite(
f))&&f!==null){let b={instancePath:n+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:ve.properties.x.type}};e===null?e=[b]:e.push(b),r++}}if(s.
y!==void 0){let f=s.y;if(!(typeof f=="number"&&isFinite(f))&&f!==null){let b={instancePath:n+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:ve.
properties.y.type}};e===null?e=[b]:e.push(b),r++}}let w=r,m=r,v=!1,g=null,I=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.target===void 0){let f={instancePath:n,
schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[f]:e.push(f),r++}if(s.target!==void 0){let f=r,b=r;
if(s.target!==null){let u={};e===null?e=[u]:e.push(u),r++}var i=b===r;if(i){let u={instancePath:n+"/target",schemaPath:"#/x-exactlyOne/oneOf/0/properties/target\
/not",keyword:"not",params:{}};e===null?e=[u]:e.push(u),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:n,schemaPath:"#/x-exactlyOne/oneO\
f/0/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var l=I===r;l&&(v=!0,g=0);let O=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
x===void 0){let f={instancePath:n,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[f]:e.push(f),r++}if(s.
x!==void 0){let f=r,b=r;if(s.x!==null){let u={};e===null?e=[u]:e.push(u),r++}var o=b===r;if(o){let u={instancePath:n+"/x",schemaPath:"#/x-exactlyOne/oneOf/1/pro\
perties/x/not",keyword:"not",params:{}};e===null?e=[u]:e.push(u),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:n,schemaPath:"#/x-exactl\
yOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var l=O===r;if(l&&v?(v=!1,g=[g,1]):l&&(v=!0,g=1),v)r=m,e!==null&&(m?e.length=
m:e=null);else{let f={instancePath:n,schemaPath:"#/x-exactlyOne/oneOf",keyword:"oneOf",params:{passingSchemas:g}};e===null?e=[f]:e.push(f),r++}var a=w===r;if(!a){
let f={instancePath:n,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{members:["target","x"]}};e===null?e=[f]:e.push(f),r++}let U=r,$=r,F=!1,T=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let f={instancePath:n,schemaPath:"#/x-together/anyOf/0/required",keyword:"required",params:{missingProperty:"\
x"}};e===null?e=[f]:e.push(f),r++}if(s.y===void 0){let f={instancePath:n,schemaPath:"#/x-together/anyOf/0/required",keyword:"required",params:{missingProperty:"\
y"}};e===null?e=[f]:e.push(f),r++}if(s.x!==void 0){let f=r,b=r;if(s.x!==null){let u={};e===null?e=[u]:e.push(u),r++}var p=b===r;if(p){let u={instancePath:n+"/x",
schemaPath:"#/x-together/anyOf/0/properties/x/not",keyword:"not",params:{}};e===null?e=[u]:e.push(u),r++}else r=f,e!==null&&(f?e.length=f:e=null)}if(s.y!==void 0){
let f=r,b=r;if(s.y!==null){let u={};e===null?e=[u]:e.push(u),r++}var c=b===r;if(c){let u={instancePath:n+"/y",schemaPath:"#/x-together/anyOf/0/properties/y/not",
keyword:"not",params:{}};e===null?e=[u]:e.push(u),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:n,schemaPath:"#/x-together/anyOf/0/type",
keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var h=T===r;if(F=F||h,!F){let f=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.x!==void 0&&
s.x!==null){let u={instancePath:n+"/x",schemaPath:"#/x-together/anyOf/1/properties/x/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(u),r++}if(s.
y!==void 0&&s.y!==null){let u={instancePath:n+"/y",schemaPath:"#/x-together/anyOf/1/properties/y/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(
u),r++}}else{let u={instancePath:n,schemaPath:"#/x-together/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var h=f===r;F=F||h}
if(F)r=$,e!==null&&($?e.length=$:e=null);else{let f={instancePath:n,schemaPath:"#/x-together/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),r++}var x=U===
r;if(!x){let f={instancePath:n,schemaPath:"#/x-together",keyword:"x-together",params:{members:["x","y"]}};e===null?e=[f]:e.push(f),r++}for(let f in s)if(!(f==="\
type"||f==="target"||f==="x"||f==="y")){let b={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f,members:[
"type","target","x","y"]}};e===null?e=[b]:e.push(b),r++}}else{let w={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.
push(w),r++}return He.errors=e,r===0}var At=Ye,re={title:"ColumnInfo",description:"A visible leaf column.",type:"object",required:["id"],properties:{id:{description:"\
The column's id.",type:["string","null"]},text:{description:"Its header.",type:["string","null"]}}};function Ye(s,{instancePath:n="",parentData:k,parentDataProperty:P,
rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"id"}};e===null?e=[t]:e.push(t),r++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"&&t!==null){let i={instancePath:n+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:re.properties.id.type}};e===null?e=[i]:e.push(i),r++}}if(s.text!==void 0){let t=s.text;if(typeof t!=
"string"&&t!==null){let i={instancePath:n+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:re.properties.text.type}};e===null?e=[i]:e.push(
i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ye.errors=e,r===0}var qt=Ke;function Ke(s,{
instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(typeof s!="string"&&!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:$e.type}};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s))){let t={instancePath:n,schemaPath:"#/minimum",keyword:"minimum",params:{expected:"a string or an integer of at least 0"}};e===null?e=[t]:e.push(
t),r++}return Ke.errors=e,r===0}var It=ze;function ze(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(typeof s!="string"){let t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}return ze.errors=e,r===0}var jt=Xe;function ke(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.code===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[t]:e.push(t),r++}if(s.message===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[t]:e.push(t),r++}if(s.details===void 0){
let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[t]:e.push(t),r++}if(s.code!==void 0&&typeof s.code!=
"string"){let t={instancePath:n+"/code",schemaPath:"#/$defs/ErrorCode/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.message!==void 0){
let t=s.message;if(typeof t=="string"){if(_(t)<1){let i={instancePath:n+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),r++}}if(s.details!==void 0){let t=s.details;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:n+"/det\
ails",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return ke.errors=e,r===0}function Xe(s,{instancePath:n="",parentData:k,parentDataProperty:P,
rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let t={instancePath:n,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"error"}};e===null?e=[t]:e.push(t),r++}s.error!==void 0&&(ke(s.error,{instancePath:n+"/error",parentData:s,parentDataProperty:"\
error",rootData:y,dynamicAnchors:d})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length))}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}return Xe.errors=e,r===0}var Ot=Ge;function Ge(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,
dynamicAnchors:d={}}={}){let e=null,r=0;if(typeof s!="string"){let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.
push(t),r++}return Ge.errors=e,r===0}var Nt=Je;function Je(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t\
ype"}};e===null?e=[t]:e.push(t),r++}if(s.target===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===
null?e=[t]:e.push(t),r++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:n+"/type",schemaPath:"#/properties/type/type",keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(t!=="focus"){let i={instancePath:n+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"focus"}};e===null?e=[i]:e.push(i),r++}}s.target!==void 0&&(E(s.target,{instancePath:n+"/target",parentData:s,parentDataProperty:"target",rootData:y,
dynamicAnchors:d})||(e=e===null?E.errors:e.concat(E.errors),r=e.length));for(let t in s)if(!(t==="type"||t==="target")){let i={instancePath:n,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t,members:["type","target"]}};e===null?e=[i]:e.push(i),r++}}else{let t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Je.errors=e,r===0}var $t=oe;var X={title:"NodeHint",description:"What a caller remembers of a node. A server may ignore it.",type:"object",required:[],properties:{id:{description:"The node\
's id.",type:["string","null"]},type:{description:"The node's type.",type:["string","null"]},text:{description:"The node's text.",type:["string","null"]}}},Qe=new RegExp(
"^(u-[0-9a-z]+|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$","u");function V(s,{instancePath:n="",parentData:k,parentDataProperty:P,
rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){let i={instancePath:n,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"path"}};e===null?e=[i]:e.push(i),r++}if(s.uid===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"uid"}};e===null?e=[i]:e.push(i),r++}if(s.path!==void 0){let i=s.path;if(typeof i=="string"){if(!ye.test(i)){let o={instancePath:n+
"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{expected:"a path such as /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[o]:e.push(
o),r++}}else{let o={instancePath:n+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.uid!==void 0){
let i=s.uid;if(typeof i=="string"){if(_(i)>200){let o={instancePath:n+"/uid",schemaPath:"#/properties/uid/maxLength",keyword:"maxLength",params:{expected:"a uid\
 such as u-3k9 or a UUID"}};e===null?e=[o]:e.push(o),r++}if(!Qe.test(i)){let o={instancePath:n+"/uid",schemaPath:"#/properties/uid/pattern",keyword:"pattern",params:{
expected:"a uid such as u-3k9 or a UUID"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:n+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.hint!==void 0){let i=s.hint,o=r,l=!1,a=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.id!==void 0){let p=i.
id;if(typeof p!="string"&&p!==null){let c={instancePath:n+"/hint/id",schemaPath:"#/$defs/NodeHint/properties/id/type",keyword:"type",params:{type:X.properties.id.
type}};e===null?e=[c]:e.push(c),r++}}if(i.type!==void 0){let p=i.type;if(typeof p!="string"&&p!==null){let c={instancePath:n+"/hint/type",schemaPath:"#/$defs/No\
deHint/properties/type/type",keyword:"type",params:{type:X.properties.type.type}};e===null?e=[c]:e.push(c),r++}}if(i.text!==void 0){let p=i.text;if(typeof p!="s\
tring"&&p!==null){let c={instancePath:n+"/hint/text",schemaPath:"#/$defs/NodeHint/properties/text/type",keyword:"type",params:{type:X.properties.text.type}};e===
null?e=[c]:e.push(c),r++}}}else{let p={instancePath:n+"/hint",schemaPath:"#/$defs/NodeHint/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),
r++}var t=a===r;if(l=l||t,!l){let p=r;if(i!==null){let h={instancePath:n+"/hint",schemaPath:"#/properties/hint/anyOf/1/type",keyword:"type",params:{type:"null"}};
e===null?e=[h]:e.push(h),r++}var t=p===r;l=l||t}if(l)r=o,e!==null&&(o?e.length=o:e=null);else{let p={instancePath:n+"/hint",schemaPath:"#/properties/hint/anyOf",
keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.
push(i),r++}return V.errors=e,r===0}function oe(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.focusedNode!==void 0){let o=s.focusedNode,l=r,a=!1,p=r;V(o,{instancePath:n+"/focusedNode",parentData:s,parentDataProperty:"\
focusedNode",rootData:y,dynamicAnchors:d})||(e=e===null?V.errors:e.concat(V.errors),r=e.length);var t=p===r;if(a=a||t,!a){let c=r;if(o!==null){let x={instancePath:n+
"/focusedNode",schemaPath:"#/properties/focusedNode/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[x]:e.push(x),r++}var t=c===r;a=a||t}if(a)r=l,
e!==null&&(l?e.length=l:e=null);else{let c={instancePath:n+"/focusedNode",schemaPath:"#/properties/focusedNode/anyOf",keyword:"anyOf",params:{}};e===null?e=[c]:
e.push(c),r++}}if(s.focusedWindow!==void 0){let o=s.focusedWindow,l=r,a=!1,p=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.stageIndex===void 0){let c={instancePath:n+
"/focusedWindow",schemaPath:"#/$defs/FocusedWindow/required",keyword:"required",params:{missingProperty:"stageIndex"}};e===null?e=[c]:e.push(c),r++}if(o.stageIndex!==
void 0){let c=o.stageIndex;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let h={instancePath:n+"/focusedWindow/stageIndex",schemaPath:"#/$defs/Focus\
edWindow/properties/stageIndex/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c))){let h={
instancePath:n+"/focusedWindow/stageIndex",schemaPath:"#/$defs/FocusedWindow/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at\
 least 0"}};e===null?e=[h]:e.push(h),r++}}}else{let c={instancePath:n+"/focusedWindow",schemaPath:"#/$defs/FocusedWindow/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[c]:e.push(c),r++}var i=p===r;if(a=a||i,!a){let c=r;if(o!==null){let x={instancePath:n+"/focusedWindow",schemaPath:"#/properties/focusedWindow/\
anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[x]:e.push(x),r++}var i=c===r;a=a||i}if(a)r=l,e!==null&&(l?e.length=l:e=null);else{let c={instancePath:n+
"/focusedWindow",schemaPath:"#/properties/focusedWindow/anyOf",keyword:"anyOf",params:{}};e===null?e=[c]:e.push(c),r++}}}else{let o={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return oe.errors=e,r===0}var Dt=Ze;function Ze(s,{instancePath:n="",parentData:k,parentDataProperty:P,
rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.stageIndex===void 0){let t={instancePath:n,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"stageIndex"}};e===null?e=[t]:e.push(t),r++}if(s.stageIndex!==void 0){let t=s.stageIndex;if(!(typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:n+"/stageIndex",schemaPath:"#/properties/stageIndex/type",keyword:"type",params:{type:"integer"}};e===
null?e=[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:n+"/stageIndex",schemaPath:"#/properties/stageIndex/minimum",keyword:"\
minimum",params:{expected:"an integer of at least 0"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[t]:e.push(t),r++}return Ze.errors=e,r===0}var _t=rr;var er=new RegExp("^mcp-javafx-ui/1\\.[0-9]+$","u");function rr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ok===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ok"}};
e===null?e=[t]:e.push(t),r++}if(s.schema===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?
e=[t]:e.push(t),r++}if(s.tools===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tools"}};e===null?e=[t]:e.push(
t),r++}if(s.transport===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"transport"}};e===null?e=[t]:e.push(t),
r++}if(s.attached===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attached"}};e===null?e=[t]:e.push(t),r++}if(s.
ok!==void 0&&typeof s.ok!="boolean"){let t={instancePath:n+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(
t),r++}if(s.schema!==void 0){let t=s.schema;if(typeof t=="string"){if(!er.test(t)){let i={instancePath:n+"/schema",schemaPath:"#/properties/schema/pattern",keyword:"\
pattern",params:{expected:"a version of this contract such as mcp-javafx-ui/1.0"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/schema",schemaPath:"\
#/properties/schema/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}if(s.tools!==void 0){let t=s.tools;if(Array.isArray(t)){let i=t.length;
for(let o=0;o<i;o++)if(typeof t[o]!="string"){let l={instancePath:n+"/tools/"+o,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}}else{let i={instancePath:n+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(
i),r++}}if(s.transport!==void 0&&typeof s.transport!="string"){let t={instancePath:n+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.attached!==void 0&&typeof s.attached!="boolean"){let t={instancePath:n+"/attached",schemaPath:"#/properties/at\
tached/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[t]:e.push(t),r++}return rr.errors=e,r===0}var Tt=tr;function tr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.pointer===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pointer"}};e===null?e=[t]:e.push(t),r++}if(s.
message===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[t]:e.push(t),r++}if(s.expected===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expected"}};e===null?e=[t]:e.push(t),r++}if(s.pointer!==void 0&&
typeof s.pointer!="string"){let t={instancePath:n+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(
t),r++}if(s.message!==void 0&&typeof s.message!="string"){let t={instancePath:n+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[t]:e.push(t),r++}if(s.expected!==void 0&&typeof s.expected!="string"){let t={instancePath:n+"/expected",schemaPath:"#/properties/expected/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return tr.errors=e,r===0}var Ct=sr;function sr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.issues===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[t]:e.push(t),r++}if(s.
issues!==void 0){let t=s.issues;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++){let l=t[o];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.pointer===
void 0){let a={instancePath:n+"/issues/"+o,schemaPath:"#/$defs/InputIssue/required",keyword:"required",params:{missingProperty:"pointer"}};e===null?e=[a]:e.push(
a),r++}if(l.message===void 0){let a={instancePath:n+"/issues/"+o,schemaPath:"#/$defs/InputIssue/required",keyword:"required",params:{missingProperty:"message"}};
e===null?e=[a]:e.push(a),r++}if(l.expected===void 0){let a={instancePath:n+"/issues/"+o,schemaPath:"#/$defs/InputIssue/required",keyword:"required",params:{missingProperty:"\
expected"}};e===null?e=[a]:e.push(a),r++}if(l.pointer!==void 0&&typeof l.pointer!="string"){let a={instancePath:n+"/issues/"+o+"/pointer",schemaPath:"#/$defs/In\
putIssue/properties/pointer/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(l.message!==void 0&&typeof l.message!="string"){let a={
instancePath:n+"/issues/"+o+"/message",schemaPath:"#/$defs/InputIssue/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(l.expected!==void 0&&typeof l.expected!="string"){let a={instancePath:n+"/issues/"+o+"/expected",schemaPath:"#/$defs/InputIssue/properties/expected/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/issues/"+o,schemaPath:"#/$defs/InputIssue/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}}if(t.length<1){let o={instancePath:n+"/issues",schemaPath:"#/properties/issues/minItems",keyword:"minItems",params:{
expected:"a list of at least 1 item"}};e===null?e=[o]:e.push(o),r++}}else{let i={instancePath:n+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{
type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}
return sr.errors=e,r===0}var Et=ir;function ir(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.index===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"index"}};e===
null?e=[i]:e.push(i),r++}if(s.index!==void 0){let i=s.index;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/index",schemaPath:"\
#/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:n+
"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),r++}}if(s.column!==void 0){
let i=s.column,o=r,l=!1,a=r;if(typeof i!="string"&&!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:n+"/column",schemaPath:"#/$defs/Co\
lumnKey/type",keyword:"type",params:{type:$e.type}};e===null?e=[p]:e.push(p),r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let p={instancePath:n+"/co\
lumn",schemaPath:"#/$defs/ColumnKey/minimum",keyword:"minimum",params:{expected:"a string or an integer of at least 0"}};e===null?e=[p]:e.push(p),r++}var t=a===
r;if(l=l||t,!l){let p=r;if(i!==null){let h={instancePath:n+"/column",schemaPath:"#/properties/column/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?
e=[h]:e.push(h),r++}var t=p===r;l=l||t}if(l)r=o,e!==null&&(o?e.length=o:e=null);else{let p={instancePath:n+"/column",schemaPath:"#/properties/column/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[p]:e.push(p),r++}}for(let i in s)if(!(i==="index"||i==="column")){let o={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i,members:["index","column"]}};e===null?e=[o]:e.push(o),r++}}else{let i={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return ir.errors=e,r===0}var Ft=pe;function pe(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.boundsInScene!==void 0){let t=s.boundsInScene;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.minX===void 0){let i={instancePath:n+"/boundsInScene",schemaPath:"\
#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"minX"}};e===null?e=[i]:e.push(i),r++}if(t.minY===void 0){let i={instancePath:n+"/boundsInSc\
ene",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"minY"}};e===null?e=[i]:e.push(i),r++}if(t.width===void 0){let i={instancePath:n+
"/boundsInScene",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[i]:e.push(i),r++}if(t.height===void 0){let i={
instancePath:n+"/boundsInScene",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[i]:e.push(i),r++}if(t.minX!==
void 0){let i=t.minX;if(!(typeof i=="number"&&isFinite(i))){let o={instancePath:n+"/boundsInScene/minX",schemaPath:"#/$defs/Bounds/properties/minX/type",keyword:"\
type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(t.minY!==void 0){let i=t.minY;if(!(typeof i=="number"&&isFinite(i))){let o={instancePath:n+"/boun\
dsInScene/minY",schemaPath:"#/$defs/Bounds/properties/minY/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(t.width!==void 0){let i=t.
width;if(typeof i=="number"&&isFinite(i)){if(i<0||isNaN(i)){let o={instancePath:n+"/boundsInScene/width",schemaPath:"#/$defs/Bounds/properties/width/minimum",keyword:"\
minimum",params:{expected:"a number of at least 0"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:n+"/boundsInScene/width",schemaPath:"#/$defs/Bounds/\
properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(t.height!==void 0){let i=t.height;if(typeof i=="number"&&isFinite(
i)){if(i<0||isNaN(i)){let o={instancePath:n+"/boundsInScene/height",schemaPath:"#/$defs/Bounds/properties/height/minimum",keyword:"minimum",params:{expected:"a \
number of at least 0"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:n+"/boundsInScene/height",schemaPath:"#/$defs/Bounds/properties/height/type",keyword:"\
type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let i={instancePath:n+"/boundsInScene",schemaPath:"#/$defs/Bounds/type",keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}
return pe.errors=e,r===0}var Lt=nr;function nr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(typeof s==
"string"){if(!De.test(s)){let t={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{expected:"one of SHIFT, CTRL, ALT, META, SHORTCUT"}};e===null?e=
[t]:e.push(t),r++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}return nr.errors=e,r===0}var St=or;function or(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.available===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"available"}};e===null?e=[t]:e.push(t),r++}
if(s.available!==void 0){let t=s.available;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)ne(t[o],{instancePath:n+"/available/"+o,parentData:t,parentDataProperty:o,
rootData:y,dynamicAnchors:d})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)}else{let i={instancePath:n+"/available",schemaPath:"#/properties/available/\
type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return or.errors=e,r===0}var Rt=pr,Ae={title:"NodeAccessibility",description:"What assistive technology is told.",type:"object",required:[],
properties:{role:{description:"Accessible role.",type:["string","null"]},help:{description:"Accessible help.",type:["string","null"]}}};function pr(s,{instancePath:n="",
parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.role!==void 0){let t=s.
role;if(typeof t!="string"&&t!==null){let i={instancePath:n+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type:Ae.properties.role.type}};e===
null?e=[i]:e.push(i),r++}}if(s.help!==void 0){let t=s.help;if(typeof t!="string"&&t!==null){let i={instancePath:n+"/help",schemaPath:"#/properties/help/type",keyword:"\
type",params:{type:Ae.properties.help.type}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),r++}return pr.errors=e,r===0}var Bt=ar,lr={title:"NodeFx",description:"JavaFX properties.",type:"object",required:[],properties:{properties:{
description:"Tooltip, user data and other properties, keys sorted. `userData` is there only as a string, number or boolean.",type:"object",additionalProperties:{
type:["string","number","boolean","null"]}}}};function ar(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.properties!==void 0){let t=s.properties;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];
if(typeof o!="string"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"&&o!==null){let l={instancePath:n+"/properties/"+i.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/properties/additionalProperties/type",keyword:"type",params:{type:lr.properties.properties.additionalProperties.type}};e===null?e=
[l]:e.push(l),r++}}else{let i={instancePath:n+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return ar.errors=e,r===0}var Vt=ur;function ur(s,{
instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id!==
void 0){let t=s.id;if(typeof t!="string"&&t!==null){let i={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:X.properties.id.type}};
e===null?e=[i]:e.push(i),r++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"&&t!==null){let i={instancePath:n+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:X.properties.type.type}};e===null?e=[i]:e.push(i),r++}}if(s.text!==void 0){let t=s.text;if(typeof t!="string"&&t!==null){let i={instancePath:n+
"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:X.properties.text.type}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return ur.errors=e,r===0}var Mt=le;function le(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.boundsInParent!==void 0){let t=s.boundsInParent;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.minX===void 0){let i={instancePath:n+"/boundsInParent",
schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"minX"}};e===null?e=[i]:e.push(i),r++}if(t.minY===void 0){let i={instancePath:n+
"/boundsInParent",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"minY"}};e===null?e=[i]:e.push(i),r++}if(t.width===void 0){let i={
instancePath:n+"/boundsInParent",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[i]:e.push(i),r++}if(t.height===
void 0){let i={instancePath:n+"/boundsInParent",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[i]:e.push(
i),r++}if(t.minX!==void 0){let i=t.minX;if(!(typeof i=="number"&&isFinite(i))){let o={instancePath:n+"/boundsInParent/minX",schemaPath:"#/$defs/Bounds/propertie\
s/minX/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(t.minY!==void 0){let i=t.minY;if(!(typeof i=="number"&&isFinite(i))){let o={
instancePath:n+"/boundsInParent/minY",schemaPath:"#/$defs/Bounds/properties/minY/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(t.
width!==void 0){let i=t.width;if(typeof i=="number"&&isFinite(i)){if(i<0||isNaN(i)){let o={instancePath:n+"/boundsInParent/width",schemaPath:"#/$defs/Bounds/pro\
perties/width/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:n+"/boundsInParent/w\
idth",schemaPath:"#/$defs/Bounds/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(t.height!==void 0){let i=t.height;
if(typeof i=="number"&&isFinite(i)){if(i<0||isNaN(i)){let o={instancePath:n+"/boundsInParent/height",schemaPath:"#/$defs/Bounds/properties/height/minimum",keyword:"\
minimum",params:{expected:"a number of at least 0"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:n+"/boundsInParent/height",schemaPath:"#/$defs/Bound\
s/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let i={instancePath:n+"/boundsInParent",schemaPath:"#/$defs\
/Bounds/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.boundsInScene!==void 0){let t=s.boundsInScene;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.minX===void 0){let i={instancePath:n+"/boundsInScene",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"m\
inX"}};e===null?e=[i]:e.push(i),r++}if(t.minY===void 0){let i={instancePath:n+"/boundsInScene",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"\
minY"}};e===null?e=[i]:e.push(i),r++}if(t.width===void 0){let i={instancePath:n+"/boundsInScene",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{
missingProperty:"width"}};e===null?e=[i]:e.push(i),r++}if(t.height===void 0){let i={instancePath:n+"/boundsInScene",schemaPath:"#/$defs/Bounds/required",keyword:"\
required",params:{missingProperty:"height"}};e===null?e=[i]:e.push(i),r++}if(t.minX!==void 0){let i=t.minX;if(!(typeof i=="number"&&isFinite(i))){let o={instancePath:n+
"/boundsInScene/minX",schemaPath:"#/$defs/Bounds/properties/minX/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(t.minY!==void 0){
let i=t.minY;if(!(typeof i=="number"&&isFinite(i))){let o={instancePath:n+"/boundsInScene/minY",schemaPath:"#/$defs/Bounds/properties/minY/type",keyword:"type",
params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(t.width!==void 0){let i=t.width;if(typeof i=="number"&&isFinite(i)){if(i<0||isNaN(i)){let o={instancePath:n+
"/boundsInScene/width",schemaPath:"#/$defs/Bounds/properties/width/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[o]:e.push(
o),r++}}else{let o={instancePath:n+"/boundsInScene/width",schemaPath:"#/$defs/Bounds/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:
e.push(o),r++}}if(t.height!==void 0){let i=t.height;if(typeof i=="number"&&isFinite(i)){if(i<0||isNaN(i)){let o={instancePath:n+"/boundsInScene/height",schemaPath:"\
#/$defs/Bounds/properties/height/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:n+
"/boundsInScene/height",schemaPath:"#/$defs/Bounds/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let i={instancePath:n+
"/boundsInScene",schemaPath:"#/$defs/Bounds/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.localToScreen!==void 0){let t=s.localToScreen;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x===void 0){let i={instancePath:n+"/localToScreen",schemaPath:"#/$defs/ScreenBounds/required",keyword:"require\
d",params:{missingProperty:"x"}};e===null?e=[i]:e.push(i),r++}if(t.y===void 0){let i={instancePath:n+"/localToScreen",schemaPath:"#/$defs/ScreenBounds/required",
keyword:"required",params:{missingProperty:"y"}};e===null?e=[i]:e.push(i),r++}if(t.width===void 0){let i={instancePath:n+"/localToScreen",schemaPath:"#/$defs/Sc\
reenBounds/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[i]:e.push(i),r++}if(t.height===void 0){let i={instancePath:n+"/localToScre\
en",schemaPath:"#/$defs/ScreenBounds/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[i]:e.push(i),r++}if(t.x!==void 0){let i=t.x;if(!(typeof i==
"number"&&isFinite(i))){let o={instancePath:n+"/localToScreen/x",schemaPath:"#/$defs/ScreenBounds/properties/x/type",keyword:"type",params:{type:"number"}};e===
null?e=[o]:e.push(o),r++}}if(t.y!==void 0){let i=t.y;if(!(typeof i=="number"&&isFinite(i))){let o={instancePath:n+"/localToScreen/y",schemaPath:"#/$defs/ScreenB\
ounds/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(t.width!==void 0){let i=t.width;if(typeof i=="number"&&isFinite(
i)){if(i<0||isNaN(i)){let o={instancePath:n+"/localToScreen/width",schemaPath:"#/$defs/ScreenBounds/properties/width/minimum",keyword:"minimum",params:{expected:"\
a number of at least 0"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:n+"/localToScreen/width",schemaPath:"#/$defs/ScreenBounds/properties/width/type",
keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(t.height!==void 0){let i=t.height;if(typeof i=="number"&&isFinite(i)){if(i<0||isNaN(i)){
let o={instancePath:n+"/localToScreen/height",schemaPath:"#/$defs/ScreenBounds/properties/height/minimum",keyword:"minimum",params:{expected:"a number of at lea\
st 0"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:n+"/localToScreen/height",schemaPath:"#/$defs/ScreenBounds/properties/height/type",keyword:"type",
params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let i={instancePath:n+"/localToScreen",schemaPath:"#/$defs/ScreenBounds/type",keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}
return le.errors=e,r===0}var Ut=ae,nt={title:"NodeMatch",description:"A node that a query found.",type:"object",required:["ref","type","id","summary"],properties:{
ref:{description:"Names the node.",$ref:"#/$defs/NodeRef"},type:{description:"Its type.",type:"string",minLength:1},id:{description:"Its id.",type:["string","nu\
ll"]},summary:{description:"Type and the most telling values: `Button[text=OK]`.",type:"string"},layout:{description:"Where it is.",$ref:"#/$defs/MatchLayout"}}};
function ae(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.ref===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ref"}};e===null?e=[t]:e.push(t),r++}if(s.type===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[t]:e.push(t),r++}if(s.id===void 0){let t={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[t]:e.push(t),r++}if(s.summary===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"summary"}};e===null?e=[t]:e.push(t),r++}if(s.ref!==void 0&&(V(s.ref,{instancePath:n+"/ref",parentData:s,
parentDataProperty:"ref",rootData:y,dynamicAnchors:d})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.type!==void 0){let t=s.type;if(typeof t=="string"){
if(_(t)<1){let i={instancePath:n+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===
null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),
r++}}if(s.id!==void 0){let t=s.id;if(typeof t!="string"&&t!==null){let i={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:nt.
properties.id.type}};e===null?e=[i]:e.push(i),r++}}if(s.summary!==void 0&&typeof s.summary!="string"){let t={instancePath:n+"/summary",schemaPath:"#/properties/\
summary/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}s.layout!==void 0&&(pe(s.layout,{instancePath:n+"/layout",parentData:s,parentDataProperty:"\
layout",rootData:y,dynamicAnchors:d})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length))}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}return ae.errors=e,r===0}var Wt=fr;function fr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.path!==void 0){let x=s.path;if(typeof x!="string"&&x!==null){let w={instancePath:n+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:z.
properties.path.type}};e===null?e=[w]:e.push(w),r++}if(typeof x=="string"&&!ye.test(x)){let w={instancePath:n+"/path",schemaPath:"#/properties/path/pattern",keyword:"\
pattern",params:{expected:"a path such as /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[w]:e.push(w),r++}}if(s.uid!==void 0){let x=s.uid;if(typeof x!="\
string"&&x!==null){let w={instancePath:n+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type:z.properties.uid.type}};e===null?e=[w]:e.push(w),
r++}if(typeof x=="string"){if(_(x)<1){let w={instancePath:n+"/uid",schemaPath:"#/properties/uid/minLength",keyword:"minLength",params:{expected:"a string of 1 t\
o 200 characters"}};e===null?e=[w]:e.push(w),r++}if(_(x)>200){let w={instancePath:n+"/uid",schemaPath:"#/properties/uid/maxLength",keyword:"maxLength",params:{expected:"\
a string of 1 to 200 characters"}};e===null?e=[w]:e.push(w),r++}}}if(s.hint!==void 0){let x=s.hint;if(!(x&&typeof x=="object"&&!Array.isArray(x))&&x!==null){let w={
instancePath:n+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type:z.properties.hint.type}};e===null?e=[w]:e.push(w),r++}}let a=r,p=r,c=!1,h=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.uid===void 0){let x={instancePath:n,schemaPath:"#/x-atLeastOne/anyOf/0/required",keyword:"required",params:{missingProperty:"\
uid"}};e===null?e=[x]:e.push(x),r++}if(s.uid!==void 0){let x=r,w=r;if(s.uid!==null){let m={};e===null?e=[m]:e.push(m),r++}var t=w===r;if(t){let m={instancePath:n+
"/uid",schemaPath:"#/x-atLeastOne/anyOf/0/properties/uid/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=x,e!==null&&(x?e.length=x:e=null)}}else{
let x={instancePath:n,schemaPath:"#/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var i=h===r;if(c=c||i,!c){let x=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){let m={instancePath:n,schemaPath:"#/x-atLeastOne/anyOf/1/required",keyword:"required",params:{missingProperty:"\
path"}};e===null?e=[m]:e.push(m),r++}if(s.path!==void 0){let m=r,v=r;if(s.path!==null){let g={};e===null?e=[g]:e.push(g),r++}var o=v===r;if(o){let g={instancePath:n+
"/path",schemaPath:"#/x-atLeastOne/anyOf/1/properties/path/not",keyword:"not",params:{}};e===null?e=[g]:e.push(g),r++}else r=m,e!==null&&(m?e.length=m:e=null)}}else{
let m={instancePath:n,schemaPath:"#/x-atLeastOne/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var i=x===r;c=c||i}if(c)r=p,e!==
null&&(p?e.length=p:e=null);else{let x={instancePath:n,schemaPath:"#/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?e=[x]:e.push(x),r++}var l=a===r;if(!l){
let x={instancePath:n,schemaPath:"#/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["uid","path"]}};e===null?e=[x]:e.push(x),r++}for(let x in s)if(!(x==="\
path"||x==="uid"||x==="hint")){let w={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x,members:["p\
ath","uid","hint"]}};e===null?e=[w]:e.push(w),r++}}else{let a={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),
r++}return fr.errors=e,r===0}var Ht=yr;function yr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"}};e===
null?e=[i]:e.push(i),r++}if(s.uid===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uid"}};e===null?e=[i]:e.push(
i),r++}if(s.path!==void 0){let i=s.path;if(typeof i=="string"){if(!ye.test(i)){let o={instancePath:n+"/path",schemaPath:"#/properties/path/pattern",keyword:"pat\
tern",params:{expected:"a path such as /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:n+"/path",schemaPath:"#\
/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.uid!==void 0){let i=s.uid;if(typeof i=="string"){if(_(i)>200){let o={
instancePath:n+"/uid",schemaPath:"#/properties/uid/maxLength",keyword:"maxLength",params:{expected:"a uid such as u-3k9 or a UUID"}};e===null?e=[o]:e.push(o),r++}
if(!Qe.test(i)){let o={instancePath:n+"/uid",schemaPath:"#/properties/uid/pattern",keyword:"pattern",params:{expected:"a uid such as u-3k9 or a UUID"}};e===null?
e=[o]:e.push(o),r++}}else{let o={instancePath:n+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(s.
hint!==void 0){let i=s.hint,o=r,l=!1,a=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.id!==void 0){let p=i.id;if(typeof p!="string"&&p!==null){let c={instancePath:n+
"/hint/id",schemaPath:"#/$defs/NodeHint/properties/id/type",keyword:"type",params:{type:X.properties.id.type}};e===null?e=[c]:e.push(c),r++}}if(i.type!==void 0){
let p=i.type;if(typeof p!="string"&&p!==null){let c={instancePath:n+"/hint/type",schemaPath:"#/$defs/NodeHint/properties/type/type",keyword:"type",params:{type:X.
properties.type.type}};e===null?e=[c]:e.push(c),r++}}if(i.text!==void 0){let p=i.text;if(typeof p!="string"&&p!==null){let c={instancePath:n+"/hint/text",schemaPath:"\
#/$defs/NodeHint/properties/text/type",keyword:"type",params:{type:X.properties.text.type}};e===null?e=[c]:e.push(c),r++}}}else{let p={instancePath:n+"/hint",schemaPath:"\
#/$defs/NodeHint/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}var t=a===r;if(l=l||t,!l){let p=r;if(i!==null){let h={instancePath:n+
"/hint",schemaPath:"#/properties/hint/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[h]:e.push(h),r++}var t=p===r;l=l||t}if(l)r=o,e!==null&&(o?e.
length=o:e=null);else{let p={instancePath:n+"/hint",schemaPath:"#/properties/hint/anyOf",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return yr.errors=e,r===0}var Yt=dr,qe={title:"NodeText",description:"Wha\
t the node shows as text.",type:"object",required:[],properties:{label:{description:"Its displayed text.",type:["string","null"]},prompt:{description:"The hint \
that an empty input shows.",type:["string","null"]}}};function dr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.label!==void 0){let t=s.label;if(typeof t!="string"&&t!==null){let i={instancePath:n+"/label",schemaPath:"\
#/properties/label/type",keyword:"type",params:{type:qe.properties.label.type}};e===null?e=[i]:e.push(i),r++}}if(s.prompt!==void 0){let t=s.prompt;if(typeof t!=
"string"&&t!==null){let i={instancePath:n+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type:qe.properties.prompt.type}};e===null?e=[i]:
e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return dr.errors=e,r===0}var Kt=cr,
Z={title:"NodeValue",description:"What the user has entered or chosen.",type:"object",required:[],properties:{text:{description:"Content of a text input or disp\
layed value of a value control; null for a password.",type:["string","null"]},selected:{description:"State of a toggle or radio button.",type:["boolean","null"]},
checked:{description:"State of a check box.",type:["boolean","null"]}}};function cr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.text!==void 0){let t=s.text;if(typeof t!="string"&&t!==null){let i={instancePath:n+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:Z.properties.text.type}};e===null?e=[i]:e.push(i),r++}}if(s.selected!==void 0){let t=s.selected;if(typeof t!=
"boolean"&&t!==null){let i={instancePath:n+"/selected",schemaPath:"#/properties/selected/type",keyword:"type",params:{type:Z.properties.selected.type}};e===null?
e=[i]:e.push(i),r++}}if(s.checked!==void 0){let t=s.checked;if(typeof t!="boolean"&&t!==null){let i={instancePath:n+"/checked",schemaPath:"#/properties/checked/\
type",keyword:"type",params:{type:Z.properties.checked.type}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}return cr.errors=e,r===0}var zt=hr;function hr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.reason!==void 0&&typeof s.reason!="string"){let t={instancePath:n+"/reason",schemaPath:"#/$defs/NotEnabledReason/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return hr.
errors=e,r===0}var Xt=mr;function mr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(typeof s!="s\
tring"){let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}return mr.errors=e,r===0}var Gt=gr,W={title:"\
Predicate",description:"All given members must hold.",type:"object",required:[],properties:{typeIs:{description:"The type is one of these.",type:["array","null"],
items:{type:"string",minLength:1},minItems:1,maxItems:100},idEquals:{description:"The id is this.",type:["string","null"],maxLength:1e3},styleClassHas:{description:"\
This style class is there.",type:["string","null"],maxLength:1e3},textContains:{description:"As a search for `text` with `contains`: trimmed, ignoring case, and\
 only of what is visible.",type:["string","null"],minLength:1,maxLength:1e3},visible:{description:"The reported `visible` is this.",type:["boolean","null"]},enabled:{
description:"`disabled` is the opposite of this.",type:["boolean","null"]}},additionalProperties:!1,"x-atLeastOne":["typeIs","idEquals","styleClassHas","textCon\
tains","visible","enabled"]};function gr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.typeIs!==void 0){let g=s.typeIs;if(!Array.isArray(g)&&g!==null){let I={instancePath:n+"/typeIs",schemaPath:"#/properties/typeIs/type",keyword:"type",params:{
type:W.properties.typeIs.type}};e===null?e=[I]:e.push(I),r++}if(Array.isArray(g)){let I=g.length;for(let O=0;O<I;O++){let U=g[O];if(typeof U=="string"){if(_(U)<
1){let $={instancePath:n+"/typeIs/"+O,schemaPath:"#/properties/typeIs/items/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};
e===null?e=[$]:e.push($),r++}}else{let $={instancePath:n+"/typeIs/"+O,schemaPath:"#/properties/typeIs/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[$]:e.push($),r++}}if(g.length<1){let O={instancePath:n+"/typeIs",schemaPath:"#/properties/typeIs/minItems",keyword:"minItems",params:{expected:"a list of 1 t\
o 100 items"}};e===null?e=[O]:e.push(O),r++}if(g.length>100){let O={instancePath:n+"/typeIs",schemaPath:"#/properties/typeIs/maxItems",keyword:"maxItems",params:{
expected:"a list of 1 to 100 items"}};e===null?e=[O]:e.push(O),r++}}}if(s.idEquals!==void 0){let g=s.idEquals;if(typeof g!="string"&&g!==null){let I={instancePath:n+
"/idEquals",schemaPath:"#/properties/idEquals/type",keyword:"type",params:{type:W.properties.idEquals.type}};e===null?e=[I]:e.push(I),r++}if(typeof g=="string"&&
_(g)>1e3){let I={instancePath:n+"/idEquals",schemaPath:"#/properties/idEquals/maxLength",keyword:"maxLength",params:{expected:"a string of at most 1000 characte\
rs"}};e===null?e=[I]:e.push(I),r++}}if(s.styleClassHas!==void 0){let g=s.styleClassHas;if(typeof g!="string"&&g!==null){let I={instancePath:n+"/styleClassHas",schemaPath:"\
#/properties/styleClassHas/type",keyword:"type",params:{type:W.properties.styleClassHas.type}};e===null?e=[I]:e.push(I),r++}if(typeof g=="string"&&_(g)>1e3){let I={
instancePath:n+"/styleClassHas",schemaPath:"#/properties/styleClassHas/maxLength",keyword:"maxLength",params:{expected:"a string of at most 1000 characters"}};e===
null?e=[I]:e.push(I),r++}}if(s.textContains!==void 0){let g=s.textContains;if(typeof g!="string"&&g!==null){let I={instancePath:n+"/textContains",schemaPath:"#/\
properties/textContains/type",keyword:"type",params:{type:W.properties.textContains.type}};e===null?e=[I]:e.push(I),r++}if(typeof g=="string"){if(_(g)<1){let I={
instancePath:n+"/textContains",schemaPath:"#/properties/textContains/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?
e=[I]:e.push(I),r++}if(_(g)>1e3){let I={instancePath:n+"/textContains",schemaPath:"#/properties/textContains/maxLength",keyword:"maxLength",params:{expected:"a \
string of 1 to 1000 characters"}};e===null?e=[I]:e.push(I),r++}}}if(s.visible!==void 0){let g=s.visible;if(typeof g!="boolean"&&g!==null){let I={instancePath:n+
"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type:W.properties.visible.type}};e===null?e=[I]:e.push(I),r++}}if(s.enabled!==void 0){let g=s.
enabled;if(typeof g!="boolean"&&g!==null){let I={instancePath:n+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:W.properties.enabled.
type}};e===null?e=[I]:e.push(I),r++}}let x=r,w=r,m=!1,v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.typeIs===void 0){let g={instancePath:n,schemaPath:"#\
/x-atLeastOne/anyOf/0/required",keyword:"required",params:{missingProperty:"typeIs"}};e===null?e=[g]:e.push(g),r++}if(s.typeIs!==void 0){let g=r,I=r;if(s.typeIs!==
null){let O={};e===null?e=[O]:e.push(O),r++}var t=I===r;if(t){let O={instancePath:n+"/typeIs",schemaPath:"#/x-atLeastOne/anyOf/0/properties/typeIs/not",keyword:"\
not",params:{}};e===null?e=[O]:e.push(O),r++}else r=g,e!==null&&(g?e.length=g:e=null)}}else{let g={instancePath:n,schemaPath:"#/x-atLeastOne/anyOf/0/type",keyword:"\
type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}var i=v===r;if(m=m||i,!m){let g=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.idEquals===void 0){
let O={instancePath:n,schemaPath:"#/x-atLeastOne/anyOf/1/required",keyword:"required",params:{missingProperty:"idEquals"}};e===null?e=[O]:e.push(O),r++}if(s.idEquals!==
void 0){let O=r,U=r;if(s.idEquals!==null){let $={};e===null?e=[$]:e.push($),r++}var o=U===r;if(o){let $={instancePath:n+"/idEquals",schemaPath:"#/x-atLeastOne/a\
nyOf/1/properties/idEquals/not",keyword:"not",params:{}};e===null?e=[$]:e.push($),r++}else r=O,e!==null&&(O?e.length=O:e=null)}}else{let O={instancePath:n,schemaPath:"\
#/x-atLeastOne/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}var i=g===r;if(m=m||i,!m){let O=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.styleClassHas===void 0){let $={instancePath:n,schemaPath:"#/x-atLeastOne/anyOf/2/required",keyword:"required",params:{missingProperty:"styleCla\
ssHas"}};e===null?e=[$]:e.push($),r++}if(s.styleClassHas!==void 0){let $=r,F=r;if(s.styleClassHas!==null){let T={};e===null?e=[T]:e.push(T),r++}var l=F===r;if(l){
let T={instancePath:n+"/styleClassHas",schemaPath:"#/x-atLeastOne/anyOf/2/properties/styleClassHas/not",keyword:"not",params:{}};e===null?e=[T]:e.push(T),r++}else
r=$,e!==null&&($?e.length=$:e=null)}}else{let $={instancePath:n,schemaPath:"#/x-atLeastOne/anyOf/2/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.
push($),r++}var i=O===r;if(m=m||i,!m){let $=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.textContains===void 0){let T={instancePath:n,schemaPath:"#/x-atL\
eastOne/anyOf/3/required",keyword:"required",params:{missingProperty:"textContains"}};e===null?e=[T]:e.push(T),r++}if(s.textContains!==void 0){let T=r,f=r;if(s.
textContains!==null){let b={};e===null?e=[b]:e.push(b),r++}var a=f===r;if(a){let b={instancePath:n+"/textContains",schemaPath:"#/x-atLeastOne/anyOf/3/properties\
/textContains/not",keyword:"not",params:{}};e===null?e=[b]:e.push(b),r++}else r=T,e!==null&&(T?e.length=T:e=null)}}else{let T={instancePath:n,schemaPath:"#/x-at\
LeastOne/anyOf/3/type",keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}var i=$===r;if(m=m||i,!m){let T=r;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.visible===void 0){let b={instancePath:n,schemaPath:"#/x-atLeastOne/anyOf/4/required",keyword:"required",params:{missingProperty:"visible"}};e===null?e=
[b]:e.push(b),r++}if(s.visible!==void 0){let b=r,u=r;if(s.visible!==null){let q={};e===null?e=[q]:e.push(q),r++}var p=u===r;if(p){let q={instancePath:n+"/visibl\
e",schemaPath:"#/x-atLeastOne/anyOf/4/properties/visible/not",keyword:"not",params:{}};e===null?e=[q]:e.push(q),r++}else r=b,e!==null&&(b?e.length=b:e=null)}}else{
let b={instancePath:n,schemaPath:"#/x-atLeastOne/anyOf/4/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}var i=T===r;if(m=m||i,!m){let b=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enabled===void 0){let q={instancePath:n,schemaPath:"#/x-atLeastOne/anyOf/5/required",keyword:"required",params:{
missingProperty:"enabled"}};e===null?e=[q]:e.push(q),r++}if(s.enabled!==void 0){let q=r,j=r;if(s.enabled!==null){let H={};e===null?e=[H]:e.push(H),r++}var c=j===
r;if(c){let H={instancePath:n+"/enabled",schemaPath:"#/x-atLeastOne/anyOf/5/properties/enabled/not",keyword:"not",params:{}};e===null?e=[H]:e.push(H),r++}else r=
q,e!==null&&(q?e.length=q:e=null)}}else{let q={instancePath:n,schemaPath:"#/x-atLeastOne/anyOf/5/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(
q),r++}var i=b===r;m=m||i}}}}}if(m)r=w,e!==null&&(w?e.length=w:e=null);else{let g={instancePath:n,schemaPath:"#/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===
null?e=[g]:e.push(g),r++}var h=x===r;if(!h){let g={instancePath:n,schemaPath:"#/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["typeIs","idEquals","style\
ClassHas","textContains","visible","enabled"]}};e===null?e=[g]:e.push(g),r++}for(let g in s)if(!(g==="typeIs"||g==="idEquals"||g==="styleClassHas"||g==="textCon\
tains"||g==="visible"||g==="enabled")){let I={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g,members:[
"typeIs","idEquals","styleClassHas","textContains","visible","enabled"]}};e===null?e=[I]:e.push(I),r++}}else{let x={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}return gr.errors=e,r===0}var Jt=wr;function wr(s,{instancePath:n="",parentData:k,parentDataProperty:P,
rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:n,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"type"}};e===null?e=[t]:e.push(t),r++}if(s.key===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"key"}};e===null?e=[t]:e.push(t),r++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:n+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(t!=="pressKey"){let i={instancePath:n+"/type",schemaPath:"#/prope\
rties/type/const",keyword:"const",params:{allowedValue:"pressKey"}};e===null?e=[i]:e.push(i),r++}}if(s.key!==void 0){let t=s.key;if(typeof t=="string"){if(_(t)<
1){let i={instancePath:n+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{expected:"a string of 1 to 50 characters"}};e===null?e=[i]:e.
push(i),r++}if(_(t)>50){let i={instancePath:n+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 50 character\
s"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),r++}}if(s.modifiers!==void 0){let t=s.modifiers;if(!Array.isArray(t)&&t!==null){let i={instancePath:n+"/modifiers",schemaPath:"#/properties/modifiers/ty\
pe",keyword:"type",params:{type:Ve.properties.modifiers.type}};e===null?e=[i]:e.push(i),r++}if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++){let l=t[o];
if(typeof l=="string"){if(!De.test(l)){let a={instancePath:n+"/modifiers/"+o,schemaPath:"#/$defs/Modifier/pattern",keyword:"pattern",params:{expected:"one of SH\
IFT, CTRL, ALT, META, SHORTCUT"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/modifiers/"+o,schemaPath:"#/$defs/Modifier/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),r++}}if(t.length>8){let o={instancePath:n+"/modifiers",schemaPath:"#/properties/modifiers/maxItems",keyword:"maxItems",
params:{expected:"a list of at most 8 items"}};e===null?e=[o]:e.push(o),r++}}}for(let t in s)if(!(t==="type"||t==="key"||t==="modifiers")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t,members:["type","key","modifiers"]}};e===null?e=[i]:e.push(i),r++}}else{
let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return wr.errors=e,r===0}var Qt=ue,ot={title:"Quer\
yScope",description:"Where a query searches; popups that the window owns are searched too.",type:"object",required:[],properties:{stage:{description:"Default: `\
focused`, or `index` when `stageIndex` is given.",anyOf:[{$ref:"#/$defs/ScopeChoice"},{type:"null"}]},stageIndex:{description:"Index of the window.",type:["inte\
ger","null"],minimum:0}},additionalProperties:!1},Pr={title:"ScopeChoice",description:"Which window a query searches: the focused one, or the one that `stageInd\
ex` names.",type:"string",enum:["focused","index"]};function ue(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.stage!==void 0){let i=s.stage,o=r,l=!1,a=r;if(typeof i!="string"){let p={instancePath:n+"/stage",schemaPath:"\
#/$defs/ScopeChoice/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(i==="focused"||i==="index")){let p={instancePath:n+"/stage",schemaPath:"\
#/$defs/ScopeChoice/enum",keyword:"enum",params:{allowedValues:Pr.enum}};e===null?e=[p]:e.push(p),r++}var t=a===r;if(l=l||t,!l){let p=r;if(i!==null){let h={instancePath:n+
"/stage",schemaPath:"#/properties/stage/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[h]:e.push(h),r++}var t=p===r;l=l||t}if(l)r=o,e!==null&&(o?
e.length=o:e=null);else{let p={instancePath:n+"/stage",schemaPath:"#/properties/stage/anyOf",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}}if(s.stageIndex!==
void 0){let i=s.stageIndex;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null){let o={instancePath:n+"/stageIndex",schemaPath:"#/properties/stag\
eIndex/type",keyword:"type",params:{type:ot.properties.stageIndex.type}};e===null?e=[o]:e.push(o),r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={
instancePath:n+"/stageIndex",schemaPath:"#/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(
o),r++}}for(let i in s)if(!(i==="stage"||i==="stageIndex")){let o={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i,
members:["stage","stageIndex"]}};e===null?e=[o]:e.push(o),r++}}else{let i={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=
[i]:e.push(i),r++}return ue.errors=e,r===0}var Zt=kr;function kr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.ref===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ref"}};e===null?e=[t]:e.push(t),r++}if(s.ref!==
void 0){let t=s.ref;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:n+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return kr.
errors=e,r===0}var es=xr;function xr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.from===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"from"}};e===null?e=[t]:e.push(t),r++}if(s.to===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to"}};e===null?e=[t]:e.push(t),r++}if(s.from!==void 0){let t=s.
from;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:n+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"in\
teger"}};e===null?e=[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:n+"/from",schemaPath:"#/properties/from/minimum",
keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[i]:e.push(i),r++}}if(s.to!==void 0){let t=s.to;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let i={instancePath:n+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:n+"/to",schemaPath:"#/properties/to/minimum",keyword:"minimum",params:{expected:"an integer of at le\
ast 0"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return xr.
errors=e,r===0}var rs=br;function br(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(typeof s!="s\
tring"){let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(!(s==="focused"||s==="index")){let t={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Pr.enum}};e===null?e=[t]:e.push(t),r++}return br.errors=e,r===0}var ts=vr;function vr(s,{instancePath:n="",
parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[t]:e.push(t),r++}if(s.y===void 0){let t={instancePath:n,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"y"}};e===null?e=[t]:e.push(t),r++}if(s.width===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"width"}};e===null?e=[t]:e.push(t),r++}if(s.height===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"height"}};e===null?e=[t]:e.push(t),r++}if(s.x!==void 0){let t=s.x;if(!(typeof t=="number"&&isFinite(t))){let i={instancePath:n+"/x",schemaPath:"\
#/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[i]:e.push(i),r++}}if(s.y!==void 0){let t=s.y;if(!(typeof t=="number"&&isFinite(t))){let i={
instancePath:n+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[i]:e.push(i),r++}}if(s.width!==void 0){let t=s.width;if(typeof t==
"number"&&isFinite(t)){if(t<0||isNaN(t)){let i={instancePath:n+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{expected:"a number of \
at least 0"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"number"}};e===
null?e=[i]:e.push(i),r++}}if(s.height!==void 0){let t=s.height;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let i={instancePath:n+"/height",schemaPath:"\
#/properties/height/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/height",schemaPath:"\
#/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}return vr.errors=e,r===0}var ss=Ar;function Ar(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,
dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"}};e===null?e=[t]:e.push(t),r++}if(s.target===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"target"}};e===null?e=[t]:e.push(t),r++}if(s.deltaY===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
deltaY"}};e===null?e=[t]:e.push(t),r++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:n+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(t!=="scroll"){let i={instancePath:n+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"scroll"}};e===null?e=[i]:e.push(i),r++}}if(s.target!==void 0&&(E(s.target,{instancePath:n+"/target",parentData:s,parentDataProperty:"\
target",rootData:y,dynamicAnchors:d})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.deltaY!==void 0){let t=s.deltaY;if(!(typeof t=="number"&&isFinite(
t))){let i={instancePath:n+"/deltaY",schemaPath:"#/properties/deltaY/type",keyword:"type",params:{type:"number"}};e===null?e=[i]:e.push(i),r++}}for(let t in s)if(!(t===
"type"||t==="target"||t==="deltaY")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t,members:[
"type","target","deltaY"]}};e===null?e=[i]:e.push(i),r++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.
push(t),r++}return Ar.errors=e,r===0}var is=fe,Ce={title:"Selector",description:"Exactly one of `css`, `text` and `predicate`.",type:"object",required:[],properties:{
css:{description:"Compounds of `*`, `Type`, `#id` and `.class`, joined by a space (descendant) or `>` (child): `#ok`, `VBox > Button.primary`.",type:["string","\
null"],minLength:1,maxLength:1e3},text:{description:"Text that a visible node shows.",type:["string","null"],minLength:1,maxLength:1e3},match:{description:"How \
`text` is compared. Default: `contains`.",anyOf:[{$ref:"#/$defs/TextMatch"},{type:"null"}],default:"contains"},predicate:{description:"Conditions on a node.",anyOf:[
{$ref:"#/$defs/Predicate"},{type:"null"}]}},additionalProperties:!1,"x-exactlyOne":["css","text","predicate"]},qr={title:"TextMatch",description:"`contains` ign\
ores case, `equals` does not, `regex` is an unanchored RE2 pattern.",type:"string",enum:["contains","equals","regex"]};function fe(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.css!==void 0){let u=s.css;if(typeof u!="string"&&u!==null){let q={instancePath:n+"/css",schemaPath:"#/properties/css/type",keyword:"type",params:{type:Ce.
properties.css.type}};e===null?e=[q]:e.push(q),r++}if(typeof u=="string"){if(_(u)<1){let q={instancePath:n+"/css",schemaPath:"#/properties/css/minLength",keyword:"\
minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[q]:e.push(q),r++}if(_(u)>1e3){let q={instancePath:n+"/css",schemaPath:"#/properties\
/css/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[q]:e.push(q),r++}}}if(s.text!==void 0){let u=s.text;if(typeof u!=
"string"&&u!==null){let q={instancePath:n+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:Ce.properties.text.type}};e===null?e=[q]:e.push(
q),r++}if(typeof u=="string"){if(_(u)<1){let q={instancePath:n+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{expected:"a string o\
f 1 to 1000 characters"}};e===null?e=[q]:e.push(q),r++}if(_(u)>1e3){let q={instancePath:n+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{
expected:"a string of 1 to 1000 characters"}};e===null?e=[q]:e.push(q),r++}}}if(s.match!==void 0){let u=s.match,q=r,j=!1,H=r;if(typeof u!="string"){let D={instancePath:n+
"/match",schemaPath:"#/$defs/TextMatch/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if(!(u==="contains"||u==="equals"||u==="regex")){
let D={instancePath:n+"/match",schemaPath:"#/$defs/TextMatch/enum",keyword:"enum",params:{allowedValues:qr.enum}};e===null?e=[D]:e.push(D),r++}var t=H===r;if(j=
j||t,!j){let D=r;if(u!==null){let L={instancePath:n+"/match",schemaPath:"#/properties/match/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[L]:e.
push(L),r++}var t=D===r;j=j||t}if(j)r=q,e!==null&&(q?e.length=q:e=null);else{let D={instancePath:n+"/match",schemaPath:"#/properties/match/anyOf",keyword:"anyOf",
params:{}};e===null?e=[D]:e.push(D),r++}}if(s.predicate!==void 0){let u=s.predicate,q=r,j=!1,H=r;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.typeIs!==void 0){
let A=u.typeIs;if(!Array.isArray(A)&&A!==null){let N={instancePath:n+"/predicate/typeIs",schemaPath:"#/$defs/Predicate/properties/typeIs/type",keyword:"type",params:{
type:W.properties.typeIs.type}};e===null?e=[N]:e.push(N),r++}if(Array.isArray(A)){let N=A.length;for(let C=0;C<N;C++){let de=A[C];if(typeof de=="string"){if(_(de)<
1){let S={instancePath:n+"/predicate/typeIs/"+C,schemaPath:"#/$defs/Predicate/properties/typeIs/items/minLength",keyword:"minLength",params:{expected:"a string \
of at least 1 character"}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:n+"/predicate/typeIs/"+C,schemaPath:"#/$defs/Predicate/properties/typeIs/items\
/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}}if(A.length<1){let C={instancePath:n+"/predicate/typeIs",schemaPath:"#/$defs/Predica\
te/properties/typeIs/minItems",keyword:"minItems",params:{expected:"a list of 1 to 100 items"}};e===null?e=[C]:e.push(C),r++}if(A.length>100){let C={instancePath:n+
"/predicate/typeIs",schemaPath:"#/$defs/Predicate/properties/typeIs/maxItems",keyword:"maxItems",params:{expected:"a list of 1 to 100 items"}};e===null?e=[C]:e.
push(C),r++}}}if(u.idEquals!==void 0){let A=u.idEquals;if(typeof A!="string"&&A!==null){let N={instancePath:n+"/predicate/idEquals",schemaPath:"#/$defs/Predicat\
e/properties/idEquals/type",keyword:"type",params:{type:W.properties.idEquals.type}};e===null?e=[N]:e.push(N),r++}if(typeof A=="string"&&_(A)>1e3){let N={instancePath:n+
"/predicate/idEquals",schemaPath:"#/$defs/Predicate/properties/idEquals/maxLength",keyword:"maxLength",params:{expected:"a string of at most 1000 characters"}};
e===null?e=[N]:e.push(N),r++}}if(u.styleClassHas!==void 0){let A=u.styleClassHas;if(typeof A!="string"&&A!==null){let N={instancePath:n+"/predicate/styleClassHa\
s",schemaPath:"#/$defs/Predicate/properties/styleClassHas/type",keyword:"type",params:{type:W.properties.styleClassHas.type}};e===null?e=[N]:e.push(N),r++}if(typeof A==
"string"&&_(A)>1e3){let N={instancePath:n+"/predicate/styleClassHas",schemaPath:"#/$defs/Predicate/properties/styleClassHas/maxLength",keyword:"maxLength",params:{
expected:"a string of at most 1000 characters"}};e===null?e=[N]:e.push(N),r++}}if(u.textContains!==void 0){let A=u.textContains;if(typeof A!="string"&&A!==null){
let N={instancePath:n+"/predicate/textContains",schemaPath:"#/$defs/Predicate/properties/textContains/type",keyword:"type",params:{type:W.properties.textContains.
type}};e===null?e=[N]:e.push(N),r++}if(typeof A=="string"){if(_(A)<1){let N={instancePath:n+"/predicate/textContains",schemaPath:"#/$defs/Predicate/properties/t\
extContains/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[N]:e.push(N),r++}if(_(A)>1e3){let N={instancePath:n+
"/predicate/textContains",schemaPath:"#/$defs/Predicate/properties/textContains/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 character\
s"}};e===null?e=[N]:e.push(N),r++}}}if(u.visible!==void 0){let A=u.visible;if(typeof A!="boolean"&&A!==null){let N={instancePath:n+"/predicate/visible",schemaPath:"\
#/$defs/Predicate/properties/visible/type",keyword:"type",params:{type:W.properties.visible.type}};e===null?e=[N]:e.push(N),r++}}if(u.enabled!==void 0){let A=u.
enabled;if(typeof A!="boolean"&&A!==null){let N={instancePath:n+"/predicate/enabled",schemaPath:"#/$defs/Predicate/properties/enabled/type",keyword:"type",params:{
type:W.properties.enabled.type}};e===null?e=[N]:e.push(N),r++}}let D=r,je=r,L=!1,Qr=r;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.typeIs===void 0){let A={
instancePath:n+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/0/required",keyword:"required",params:{missingProperty:"typeIs"}};e===null?e=[A]:e.
push(A),r++}if(u.typeIs!==void 0){let A=r,N=r;if(u.typeIs!==null){let C={};e===null?e=[C]:e.push(C),r++}var i=N===r;if(i){let C={instancePath:n+"/predicate/type\
Is",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/0/properties/typeIs/not",keyword:"not",params:{}};e===null?e=[C]:e.push(C),r++}else r=A,e!==null&&(A?e.length=
A:e=null)}}else{let A={instancePath:n+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[A]:
e.push(A),r++}var o=Qr===r;if(L=L||o,!L){let A=r;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.idEquals===void 0){let C={instancePath:n+"/predicate",schemaPath:"\
#/$defs/Predicate/x-atLeastOne/anyOf/1/required",keyword:"required",params:{missingProperty:"idEquals"}};e===null?e=[C]:e.push(C),r++}if(u.idEquals!==void 0){let C=r,
de=r;if(u.idEquals!==null){let S={};e===null?e=[S]:e.push(S),r++}var l=de===r;if(l){let S={instancePath:n+"/predicate/idEquals",schemaPath:"#/$defs/Predicate/x-\
atLeastOne/anyOf/1/properties/idEquals/not",keyword:"not",params:{}};e===null?e=[S]:e.push(S),r++}else r=C,e!==null&&(C?e.length=C:e=null)}}else{let C={instancePath:n+
"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}var o=A===r;if(L=L||o,
!L){let C=r;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.styleClassHas===void 0){let S={instancePath:n+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeast\
One/anyOf/2/required",keyword:"required",params:{missingProperty:"styleClassHas"}};e===null?e=[S]:e.push(S),r++}if(u.styleClassHas!==void 0){let S=r,Zr=r;if(u.styleClassHas!==
null){let R={};e===null?e=[R]:e.push(R),r++}var a=Zr===r;if(a){let R={instancePath:n+"/predicate/styleClassHas",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf\
/2/properties/styleClassHas/not",keyword:"not",params:{}};e===null?e=[R]:e.push(R),r++}else r=S,e!==null&&(S?e.length=S:e=null)}}else{let S={instancePath:n+"/pr\
edicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/2/type",keyword:"type",params:{type:"object"}};e===null?e=[S]:e.push(S),r++}var o=C===r;if(L=L||o,!L){
let S=r;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.textContains===void 0){let R={instancePath:n+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/a\
nyOf/3/required",keyword:"required",params:{missingProperty:"textContains"}};e===null?e=[R]:e.push(R),r++}if(u.textContains!==void 0){let R=r,et=r;if(u.textContains!==
null){let B={};e===null?e=[B]:e.push(B),r++}var p=et===r;if(p){let B={instancePath:n+"/predicate/textContains",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/\
3/properties/textContains/not",keyword:"not",params:{}};e===null?e=[B]:e.push(B),r++}else r=R,e!==null&&(R?e.length=R:e=null)}}else{let R={instancePath:n+"/pred\
icate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/3/type",keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}var o=S===r;if(L=L||o,!L){let R=r;
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.visible===void 0){let B={instancePath:n+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/4/requir\
ed",keyword:"required",params:{missingProperty:"visible"}};e===null?e=[B]:e.push(B),r++}if(u.visible!==void 0){let B=r,rt=r;if(u.visible!==null){let M={};e===null?
e=[M]:e.push(M),r++}var c=rt===r;if(c){let M={instancePath:n+"/predicate/visible",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/4/properties/visible/not",keyword:"\
not",params:{}};e===null?e=[M]:e.push(M),r++}else r=B,e!==null&&(B?e.length=B:e=null)}}else{let B={instancePath:n+"/predicate",schemaPath:"#/$defs/Predicate/x-a\
tLeastOne/anyOf/4/type",keyword:"type",params:{type:"object"}};e===null?e=[B]:e.push(B),r++}var o=R===r;if(L=L||o,!L){let B=r;if(u&&typeof u=="object"&&!Array.isArray(
u)){if(u.enabled===void 0){let M={instancePath:n+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/5/required",keyword:"required",params:{missingProperty:"\
enabled"}};e===null?e=[M]:e.push(M),r++}if(u.enabled!==void 0){let M=r,tt=r;if(u.enabled!==null){let se={};e===null?e=[se]:e.push(se),r++}var h=tt===r;if(h){let se={
instancePath:n+"/predicate/enabled",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/5/properties/enabled/not",keyword:"not",params:{}};e===null?e=[se]:e.push(se),
r++}else r=M,e!==null&&(M?e.length=M:e=null)}}else{let M={instancePath:n+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/5/type",keyword:"type",params:{
type:"object"}};e===null?e=[M]:e.push(M),r++}var o=B===r;L=L||o}}}}}if(L)r=je,e!==null&&(je?e.length=je:e=null);else{let A={instancePath:n+"/predicate",schemaPath:"\
#/$defs/Predicate/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?e=[A]:e.push(A),r++}var x=D===r;if(!x){let A={instancePath:n+"/predicate",schemaPath:"\
#/$defs/Predicate/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["typeIs","idEquals","styleClassHas","textContains","visible","enabled"]}};e===null?e=[A]:
e.push(A),r++}for(let A in u)if(!(A==="typeIs"||A==="idEquals"||A==="styleClassHas"||A==="textContains"||A==="visible"||A==="enabled")){let N={instancePath:n+"/\
predicate",schemaPath:"#/$defs/Predicate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A,members:["typeIs","idEquals","styleCl\
assHas","textContains","visible","enabled"]}};e===null?e=[N]:e.push(N),r++}}else{let D={instancePath:n+"/predicate",schemaPath:"#/$defs/Predicate/type",keyword:"\
type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}var w=H===r;if(j=j||w,!j){let D=r;if(u!==null){let L={instancePath:n+"/predicate",schemaPath:"#/prope\
rties/predicate/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[L]:e.push(L),r++}var w=D===r;j=j||w}if(j)r=q,e!==null&&(q?e.length=q:e=null);else{
let D={instancePath:n+"/predicate",schemaPath:"#/properties/predicate/anyOf",keyword:"anyOf",params:{}};e===null?e=[D]:e.push(D),r++}}let U=r,$=r,F=!1,T=null,f=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.css===void 0){let u={instancePath:n,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"\
css"}};e===null?e=[u]:e.push(u),r++}if(s.css!==void 0){let u=r,q=r;if(s.css!==null){let j={};e===null?e=[j]:e.push(j),r++}var m=q===r;if(m){let j={instancePath:n+
"/css",schemaPath:"#/x-exactlyOne/oneOf/0/properties/css/not",keyword:"not",params:{}};e===null?e=[j]:e.push(j),r++}else r=u,e!==null&&(u?e.length=u:e=null)}}else{
let u={instancePath:n,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var g=f===r;g&&(F=!0,T=0);let b=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.text===void 0){let u={instancePath:n,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{missingProperty:"\
text"}};e===null?e=[u]:e.push(u),r++}if(s.text!==void 0){let u=r,q=r;if(s.text!==null){let j={};e===null?e=[j]:e.push(j),r++}var v=q===r;if(v){let j={instancePath:n+
"/text",schemaPath:"#/x-exactlyOne/oneOf/1/properties/text/not",keyword:"not",params:{}};e===null?e=[j]:e.push(j),r++}else r=u,e!==null&&(u?e.length=u:e=null)}}else{
let u={instancePath:n,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var g=b===r;if(g&&F)F=!1,T=[T,
1];else{g&&(F=!0,T=1);let u=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.predicate===void 0){let j={instancePath:n,schemaPath:"#/x-exactlyOne/oneOf/2/req\
uired",keyword:"required",params:{missingProperty:"predicate"}};e===null?e=[j]:e.push(j),r++}if(s.predicate!==void 0){let j=r,H=r;if(s.predicate!==null){let D={};
e===null?e=[D]:e.push(D),r++}var I=H===r;if(I){let D={instancePath:n+"/predicate",schemaPath:"#/x-exactlyOne/oneOf/2/properties/predicate/not",keyword:"not",params:{}};
e===null?e=[D]:e.push(D),r++}else r=j,e!==null&&(j?e.length=j:e=null)}}else{let j={instancePath:n,schemaPath:"#/x-exactlyOne/oneOf/2/type",keyword:"type",params:{
type:"object"}};e===null?e=[j]:e.push(j),r++}var g=u===r;g&&F?(F=!1,T=[T,2]):g&&(F=!0,T=2)}if(F)r=$,e!==null&&($?e.length=$:e=null);else{let u={instancePath:n,schemaPath:"\
#/x-exactlyOne/oneOf",keyword:"oneOf",params:{passingSchemas:T}};e===null?e=[u]:e.push(u),r++}var O=U===r;if(!O){let u={instancePath:n,schemaPath:"#/x-exactlyOn\
e",keyword:"x-exactlyOne",params:{members:["css","text","predicate"]}};e===null?e=[u]:e.push(u),r++}for(let u in s)if(!(u==="css"||u==="text"||u==="match"||u===
"predicate")){let q={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u,members:["css","text","match",
"predicate"]}};e===null?e=[q]:e.push(q),r++}}else{let U={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[U]:e.push(U),r++}
return fe.errors=e,r===0}var ns=Ir;function Ir(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===
null?e=[t]:e.push(t),r++}if(s.target===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[t]:
e.push(t),r++}if(s.text===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[t]:e.push(t),r++}
if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:n+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};
e===null?e=[i]:e.push(i),r++}if(t!=="setText"){let i={instancePath:n+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"setText"}};
e===null?e=[i]:e.push(i),r++}}if(s.target!==void 0&&(E(s.target,{instancePath:n+"/target",parentData:s,parentDataProperty:"target",rootData:y,dynamicAnchors:d})||
(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.text!==void 0&&typeof s.text!="string"){let t={instancePath:n+"/text",schemaPath:"#/properties/text/type",
keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="type"||t==="target"||t==="text")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t,members:["type","target","text"]}};e===null?e=[i]:e.push(i),r++}}else{let t={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ir.errors=e,r===0}var os=jr,Y={title:"SnapshotIncl\
ude",description:"Switches sections on or off, whatever the mode says.",type:"object",required:[],properties:{bounds:{description:"Bounds in parent and in scene\
.",type:["boolean","null"]},localToScreen:{description:"Bounds on the screen.",type:["boolean","null"]},properties:{description:"JavaFX properties.",type:["bool\
ean","null"]},virtualization:{description:"Rows of virtualized controls.",type:["boolean","null"]},accessibility:{description:"Accessible role and help.",type:[
"boolean","null"]}},additionalProperties:!1};function jr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.bounds!==void 0){let t=s.bounds;if(typeof t!="boolean"&&t!==null){let i={instancePath:n+"/bounds",schemaPath:"\
#/properties/bounds/type",keyword:"type",params:{type:Y.properties.bounds.type}};e===null?e=[i]:e.push(i),r++}}if(s.localToScreen!==void 0){let t=s.localToScreen;
if(typeof t!="boolean"&&t!==null){let i={instancePath:n+"/localToScreen",schemaPath:"#/properties/localToScreen/type",keyword:"type",params:{type:Y.properties.localToScreen.
type}};e===null?e=[i]:e.push(i),r++}}if(s.properties!==void 0){let t=s.properties;if(typeof t!="boolean"&&t!==null){let i={instancePath:n+"/properties",schemaPath:"\
#/properties/properties/type",keyword:"type",params:{type:Y.properties.properties.type}};e===null?e=[i]:e.push(i),r++}}if(s.virtualization!==void 0){let t=s.virtualization;
if(typeof t!="boolean"&&t!==null){let i={instancePath:n+"/virtualization",schemaPath:"#/properties/virtualization/type",keyword:"type",params:{type:Y.properties.
virtualization.type}};e===null?e=[i]:e.push(i),r++}}if(s.accessibility!==void 0){let t=s.accessibility;if(typeof t!="boolean"&&t!==null){let i={instancePath:n+"\
/accessibility",schemaPath:"#/properties/accessibility/type",keyword:"type",params:{type:Y.properties.accessibility.type}};e===null?e=[i]:e.push(i),r++}}for(let t in s)
if(!(t==="bounds"||t==="localToScreen"||t==="properties"||t==="virtualization"||t==="accessibility")){let i={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t,members:["bounds","localToScreen","properties","virtualization","accessibility"]}};e===null?e=[i]:e.
push(i),r++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return jr.errors=e,r===0}var ps=Nr,
Or={title:"SnapshotMode",description:"`compact` is small and made for language models; `full` has geometry and virtualization.",type:"string",enum:["compact","f\
ull"]};function Nr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(typeof s!="string"){let t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(!(s==="compact"||s==="full")){let t={instancePath:n,schemaPath:"#/enu\
m",keyword:"enum",params:{allowedValues:Or.enum}};e===null?e=[t]:e.push(t),r++}return Nr.errors=e,r===0}var ls=Dr,$r={title:"StageChoice",description:"Which win\
dows a snapshot covers: the focused one, the first one, or all of them.",type:"string",enum:["focused","primary","all"]};function Dr(s,{instancePath:n="",parentData:k,
parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(typeof s!="string"){let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),r++}if(!(s==="focused"||s==="primary"||s==="all")){let t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:$r.
enum}};e===null?e=[t]:e.push(t),r++}return Dr.errors=e,r===0}var as=_r;function _r(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){
let e=null,r=0;if(typeof s!="string"){let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}return _r.errors=
e,r===0}var us=Tr;function Tr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(typeof s!="string"){
let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(!(s==="contains"||s==="equals"||s==="regex")){let t={
instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:qr.enum}};e===null?e=[t]:e.push(t),r++}return Tr.errors=e,r===0}var fs=Cr,pt={title:"Tim\
eoutDetails",description:"Details of MCP_UI_TIMEOUT.",type:"object",required:[],properties:{timeoutMs:{description:"The deadline that passed.",type:"integer",minimum:1},
results:{description:"Results of the actions that were completed (ui_perform).",type:"array",items:{$ref:"#/$defs/ActionResult"}},startedIndex:{description:"Ind\
ex of the action that had begun and may still complete; null when none had (ui_perform).",type:["integer","null"],minimum:0}}};function Cr(s,{instancePath:n="",
parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.timeoutMs!==void 0){let t=s.
timeoutMs;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:n+"/timeoutMs",schemaPath:"#/properties/timeoutMs/type",keyword:"type",params:{
type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let i={instancePath:n+"/timeoutMs",schemaPath:"#/properties/t\
imeoutMs/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[i]:e.push(i),r++}}if(s.results!==void 0){let t=s.results;if(Array.
isArray(t)){let i=t.length;for(let o=0;o<i;o++)K(t[o],{instancePath:n+"/results/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:d})||(e=e===null?
K.errors:e.concat(K.errors),r=e.length)}else{let i={instancePath:n+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"}};e===null?
e=[i]:e.push(i),r++}}if(s.startedIndex!==void 0){let t=s.startedIndex;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let i={instancePath:n+
"/startedIndex",schemaPath:"#/properties/startedIndex/type",keyword:"type",params:{type:pt.properties.startedIndex.type}};e===null?e=[i]:e.push(i),r++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:n+"/startedIndex",schemaPath:"#/properties/startedIndex/minimum",keyword:"minimum",params:{expected:"\
an integer of at least 0"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:
e.push(t),r++}return Cr.errors=e,r===0}var ys=Er;function Er(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.code===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"c\
ode"}};e===null?e=[t]:e.push(t),r++}if(s.message===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};
e===null?e=[t]:e.push(t),r++}if(s.details===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};e===null?
e=[t]:e.push(t),r++}if(s.code!==void 0&&typeof s.code!="string"){let t={instancePath:n+"/code",schemaPath:"#/$defs/ErrorCode/type",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),r++}if(s.message!==void 0){let t=s.message;if(typeof t=="string"){if(_(t)<1){let i={instancePath:n+"/message",schemaPath:"#/p\
roperties/message/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}if(s.details!==void 0){let t=s.details;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){let i={instancePath:n+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"object"}};e===null?
e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Er.errors=e,r===
0}var ds=Fr;function Fr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.type===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[t]:e.push(t),r++}if(s.
text===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[t]:e.push(t),r++}if(s.type!==void 0){
let t=s.type;if(typeof t!="string"){let i={instancePath:n+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(
i),r++}if(t!=="typeText"){let i={instancePath:n+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"typeText"}};e===null?e=[i]:e.
push(i),r++}}if(s.text!==void 0&&typeof s.text!="string"){let t={instancePath:n+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}};
e===null?e=[t]:e.push(t),r++}for(let t in s)if(!(t==="type"||t==="text")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t,members:["type","text"]}};e===null?e=[i]:e.push(i),r++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[t]:e.push(t),r++}return Fr.errors=e,r===0}var cs=ee,Ee={title:"UiNode",description:"One node of the reported tree.",type:"object",required:[
"ref","type","id","styleClass","visible","managed","disabled","children"],properties:{ref:{description:"Names the node.",$ref:"#/$defs/NodeRef"},type:{description:"\
Simple class name; of an anonymous class that of its nearest named superclass.",type:"string",minLength:1},module:{description:"Java module of its class.",type:[
"string","null"]},id:{description:"The node's id.",type:["string","null"]},styleClass:{description:"Style classes in the node's order.",type:"array",items:{type:"\
string"}},pseudoClass:{description:"Active pseudo-classes, sorted.",type:"array",items:{type:"string"},"x-volatile":["hover","pressed"]},visible:{description:"T\
he node's own `visible`.",type:"boolean"},managed:{description:"Whether its parent lays it out.",type:"boolean"},disabled:{description:"Whether it is disabled, \
itself or by an ancestor.",type:"boolean"},opacity:{description:"Its own opacity.",type:"number",minimum:0,maximum:1},layout:{description:"Where it is.",$ref:"#\
/$defs/NodeLayout"},text:{description:"What it shows.",$ref:"#/$defs/NodeText"},value:{description:"What it holds.",$ref:"#/$defs/NodeValue"},accessibility:{description:"\
What assistive technology is told.",$ref:"#/$defs/NodeAccessibility"},fx:{description:"JavaFX properties.",$ref:"#/$defs/NodeFx"},virtualization:{description:"R\
ows of a virtualized control.",$ref:"#/$defs/Virtualization"},children:{description:"Reported children in the toolkit's order.",type:"array",items:{$ref:"#/$def\
s/UiNode"}},childrenOmitted:{description:"How many direct children were left out; absent when none were.",type:"integer",minimum:1}}},Lr={title:"Virtualization",
description:"What a virtualized control holds, and what of it is on screen.",type:"object",required:["kind","itemsCount","selectedIndices","visibleCells"],properties:{
kind:{description:"The control.",$ref:"#/$defs/VirtualizedKind"},itemsCount:{description:"Number of items; of a tree that of the rows that the expanded branches\
 give.",type:"integer",minimum:0},visibleRange:{description:"The rows on screen; null when there are none.",anyOf:[{$ref:"#/$defs/RowRange"},{type:"null"}]},selectedIndices:{
description:"Selected rows, ascending.",type:"array",items:{type:"integer",minimum:0}},focusedIndex:{description:"Row that the focus model points to; null when \
none.",type:["integer","null"],minimum:0},columns:{description:"Visible leaf columns in their order; only for tables.",type:"array",items:{$ref:"#/$defs/ColumnI\
nfo"}},visibleCells:{description:"The rows on screen.",type:"array",items:{$ref:"#/$defs/VisibleRow"}}}};var te={title:"VisibleCell",description:"One cell of a row on screen.",type:"object",required:[],properties:{columnId:{description:"Id of its column; null witho\
ut one.",type:["string","null"]},text:{description:"What the cell shows.",type:["string","null"]}}};function J(s,{instancePath:n="",parentData:k,parentDataProperty:P,
rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.index===void 0){let t={instancePath:n,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"index"}};e===null?e=[t]:e.push(t),r++}if(s.rowRef===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rowRef"}};e===null?e=[t]:e.push(t),r++}if(s.cells===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"cells"}};e===null?e=[t]:e.push(t),r++}if(s.index!==void 0){let t=s.index;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={
instancePath:n+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(
t)&&(t<0||isNaN(t))){let i={instancePath:n+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===
null?e=[i]:e.push(i),r++}}if(s.rowRef!==void 0&&(V(s.rowRef,{instancePath:n+"/rowRef",parentData:s,parentDataProperty:"rowRef",rootData:y,dynamicAnchors:d})||(e=
e===null?V.errors:e.concat(V.errors),r=e.length)),s.cells!==void 0){let t=s.cells;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++){let l=t[o];if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.columnId!==void 0){let a=l.columnId;if(typeof a!="string"&&a!==null){let p={instancePath:n+"/cells/"+o+"/columnId",schemaPath:"\
#/$defs/VisibleCell/properties/columnId/type",keyword:"type",params:{type:te.properties.columnId.type}};e===null?e=[p]:e.push(p),r++}}if(l.text!==void 0){let a=l.
text;if(typeof a!="string"&&a!==null){let p={instancePath:n+"/cells/"+o+"/text",schemaPath:"#/$defs/VisibleCell/properties/text/type",keyword:"type",params:{type:te.
properties.text.type}};e===null?e=[p]:e.push(p),r++}}}else{let a={instancePath:n+"/cells/"+o,schemaPath:"#/$defs/VisibleCell/type",keyword:"type",params:{type:"\
object"}};e===null?e=[a]:e.push(a),r++}}}else{let i={instancePath:n+"/cells",schemaPath:"#/properties/cells/type",keyword:"type",params:{type:"array"}};e===null?
e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return J.errors=e,r===0}
function xe(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.kind===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[i]:e.push(i),r++}if(s.itemsCount===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"itemsCount"}};e===null?e=[i]:e.push(i),r++}if(s.selectedIndices===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selectedIndices"}};e===null?e=[i]:e.push(i),r++}if(s.visibleCells===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visibleCells"}};e===null?e=[i]:e.push(i),r++}if(s.kind!==void 0&&
typeof s.kind!="string"){let i={instancePath:n+"/kind",schemaPath:"#/$defs/VirtualizedKind/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),
r++}if(s.itemsCount!==void 0){let i=s.itemsCount;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/itemsCount",schemaPath:"#/pro\
perties/itemsCount/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:n+
"/itemsCount",schemaPath:"#/properties/itemsCount/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),r++}}if(s.visibleRange!==
void 0){let i=s.visibleRange,o=r,l=!1,a=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.from===void 0){let p={instancePath:n+"/visibleRange",schemaPath:"#/$\
defs/RowRange/required",keyword:"required",params:{missingProperty:"from"}};e===null?e=[p]:e.push(p),r++}if(i.to===void 0){let p={instancePath:n+"/visibleRange",
schemaPath:"#/$defs/RowRange/required",keyword:"required",params:{missingProperty:"to"}};e===null?e=[p]:e.push(p),r++}if(i.from!==void 0){let p=i.from;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let c={instancePath:n+"/visibleRange/from",schemaPath:"#/$defs/RowRange/properties/from/type",keyword:"type",params:{
type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let c={instancePath:n+"/visibleRange/from",schemaPath:"#/$def\
s/RowRange/properties/from/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[c]:e.push(c),r++}}if(i.to!==void 0){let p=i.to;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let c={instancePath:n+"/visibleRange/to",schemaPath:"#/$defs/RowRange/properties/to/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[c]:e.push(c),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let c={instancePath:n+"/visibleRange/to",schemaPath:"#/$defs/RowRan\
ge/properties/to/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[c]:e.push(c),r++}}}else{let p={instancePath:n+"/visibleRan\
ge",schemaPath:"#/$defs/RowRange/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}var t=a===r;if(l=l||t,!l){let p=r;if(i!==null){let h={
instancePath:n+"/visibleRange",schemaPath:"#/properties/visibleRange/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[h]:e.push(h),r++}var t=p===r;
l=l||t}if(l)r=o,e!==null&&(o?e.length=o:e=null);else{let p={instancePath:n+"/visibleRange",schemaPath:"#/properties/visibleRange/anyOf",keyword:"anyOf",params:{}};
e===null?e=[p]:e.push(p),r++}}if(s.selectedIndices!==void 0){let i=s.selectedIndices;if(Array.isArray(i)){let o=i.length;for(let l=0;l<o;l++){let a=i[l];if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:n+"/selectedIndices/"+l,schemaPath:"#/properties/selectedIndices/items/type",keyword:"type",params:{
type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let p={instancePath:n+"/selectedIndices/"+l,schemaPath:"#/pro\
perties/selectedIndices/items/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:n+
"/selectedIndices",schemaPath:"#/properties/selectedIndices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.focusedIndex!==void 0){
let i=s.focusedIndex;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null){let o={instancePath:n+"/focusedIndex",schemaPath:"#/properties/focusedI\
ndex/type",keyword:"type",params:{type:Lr.properties.focusedIndex.type}};e===null?e=[o]:e.push(o),r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={
instancePath:n+"/focusedIndex",schemaPath:"#/properties/focusedIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(
o),r++}}if(s.columns!==void 0){let i=s.columns;if(Array.isArray(i)){let o=i.length;for(let l=0;l<o;l++){let a=i[l];if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a.id===void 0){let p={instancePath:n+"/columns/"+l,schemaPath:"#/$defs/ColumnInfo/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[p]:
e.push(p),r++}if(a.id!==void 0){let p=a.id;if(typeof p!="string"&&p!==null){let c={instancePath:n+"/columns/"+l+"/id",schemaPath:"#/$defs/ColumnInfo/properties/\
id/type",keyword:"type",params:{type:re.properties.id.type}};e===null?e=[c]:e.push(c),r++}}if(a.text!==void 0){let p=a.text;if(typeof p!="string"&&p!==null){let c={
instancePath:n+"/columns/"+l+"/text",schemaPath:"#/$defs/ColumnInfo/properties/text/type",keyword:"type",params:{type:re.properties.text.type}};e===null?e=[c]:e.
push(c),r++}}}else{let p={instancePath:n+"/columns/"+l,schemaPath:"#/$defs/ColumnInfo/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{
let o={instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.visibleCells!==
void 0){let i=s.visibleCells;if(Array.isArray(i)){let o=i.length;for(let l=0;l<o;l++)J(i[l],{instancePath:n+"/visibleCells/"+l,parentData:i,parentDataProperty:l,
rootData:y,dynamicAnchors:d})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)}else{let o={instancePath:n+"/visibleCells",schemaPath:"#/properties/visibleCe\
lls/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let i={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[i]:e.push(i),r++}return xe.errors=e,r===0}var Ne={validate:ee};function ee(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,
dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ref===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"ref"}};e===null?e=[t]:e.push(t),r++}if(s.type===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"}};e===null?e=[t]:e.push(t),r++}if(s.id===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[t]:e.push(t),r++}if(s.styleClass===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"styleClas\
s"}};e===null?e=[t]:e.push(t),r++}if(s.visible===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visible"}};e===
null?e=[t]:e.push(t),r++}if(s.managed===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"managed"}};e===null?e=
[t]:e.push(t),r++}if(s.disabled===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabled"}};e===null?e=[t]:e.
push(t),r++}if(s.children===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"children"}};e===null?e=[t]:e.push(
t),r++}if(s.ref!==void 0&&(V(s.ref,{instancePath:n+"/ref",parentData:s,parentDataProperty:"ref",rootData:y,dynamicAnchors:d})||(e=e===null?V.errors:e.concat(V.errors),
r=e.length)),s.type!==void 0){let t=s.type;if(typeof t=="string"){if(_(t)<1){let i={instancePath:n+"/type",schemaPath:"#/properties/type/minLength",keyword:"min\
Length",params:{expected:"a string of at least 1 character"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}if(s.module!==void 0){let t=s.module;if(typeof t!="string"&&t!==null){let i={instancePath:n+
"/module",schemaPath:"#/properties/module/type",keyword:"type",params:{type:Ee.properties.module.type}};e===null?e=[i]:e.push(i),r++}}if(s.id!==void 0){let t=s.
id;if(typeof t!="string"&&t!==null){let i={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:Ee.properties.id.type}};e===null?e=
[i]:e.push(i),r++}}if(s.styleClass!==void 0){let t=s.styleClass;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){let l={instancePath:n+
"/styleClass/"+o,schemaPath:"#/properties/styleClass/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let i={instancePath:n+
"/styleClass",schemaPath:"#/properties/styleClass/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.pseudoClass!==void 0){let t=s.pseudoClass;
if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){let l={instancePath:n+"/pseudoClass/"+o,schemaPath:"#/properties/pseudoClass/i\
tems/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let i={instancePath:n+"/pseudoClass",schemaPath:"#/properties/pseudoClass/t\
ype",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.visible!==void 0&&typeof s.visible!="boolean"){let t={instancePath:n+"/visible",schemaPath:"\
#/properties/visible/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.managed!==void 0&&typeof s.managed!="boolean"){let t={instancePath:n+
"/managed",schemaPath:"#/properties/managed/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.disabled!==void 0&&typeof s.disabled!=
"boolean"){let t={instancePath:n+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.opacity!==
void 0){let t=s.opacity;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let i={instancePath:n+"/opacity",schemaPath:"#/properties/opacity/minimum",keyword:"\
minimum",params:{expected:"a number from 0 to 1"}};e===null?e=[i]:e.push(i),r++}if(t>1||isNaN(t)){let i={instancePath:n+"/opacity",schemaPath:"#/properties/opac\
ity/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/opacity",schemaPath:"#/prope\
rties/opacity/type",keyword:"type",params:{type:"number"}};e===null?e=[i]:e.push(i),r++}}if(s.layout!==void 0&&(le(s.layout,{instancePath:n+"/layout",parentData:s,
parentDataProperty:"layout",rootData:y,dynamicAnchors:d})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.text!==void 0){let t=s.text;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.label!==void 0){let i=t.label;if(typeof i!="string"&&i!==null){let o={instancePath:n+"/text/label",schemaPath:"#/$defs/NodeTex\
t/properties/label/type",keyword:"type",params:{type:qe.properties.label.type}};e===null?e=[o]:e.push(o),r++}}if(t.prompt!==void 0){let i=t.prompt;if(typeof i!=
"string"&&i!==null){let o={instancePath:n+"/text/prompt",schemaPath:"#/$defs/NodeText/properties/prompt/type",keyword:"type",params:{type:qe.properties.prompt.type}};
e===null?e=[o]:e.push(o),r++}}}else{let i={instancePath:n+"/text",schemaPath:"#/$defs/NodeText/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}}if(s.value!==void 0){let t=s.value;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.text!==void 0){let i=t.text;if(typeof i!="string"&&i!==null){let o={
instancePath:n+"/value/text",schemaPath:"#/$defs/NodeValue/properties/text/type",keyword:"type",params:{type:Z.properties.text.type}};e===null?e=[o]:e.push(o),r++}}
if(t.selected!==void 0){let i=t.selected;if(typeof i!="boolean"&&i!==null){let o={instancePath:n+"/value/selected",schemaPath:"#/$defs/NodeValue/properties/sele\
cted/type",keyword:"type",params:{type:Z.properties.selected.type}};e===null?e=[o]:e.push(o),r++}}if(t.checked!==void 0){let i=t.checked;if(typeof i!="boolean"&&
i!==null){let o={instancePath:n+"/value/checked",schemaPath:"#/$defs/NodeValue/properties/checked/type",keyword:"type",params:{type:Z.properties.checked.type}};
e===null?e=[o]:e.push(o),r++}}}else{let i={instancePath:n+"/value",schemaPath:"#/$defs/NodeValue/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}}if(s.accessibility!==void 0){let t=s.accessibility;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.role!==void 0){let i=t.role;if(typeof i!="string"&&
i!==null){let o={instancePath:n+"/accessibility/role",schemaPath:"#/$defs/NodeAccessibility/properties/role/type",keyword:"type",params:{type:Ae.properties.role.
type}};e===null?e=[o]:e.push(o),r++}}if(t.help!==void 0){let i=t.help;if(typeof i!="string"&&i!==null){let o={instancePath:n+"/accessibility/help",schemaPath:"#\
/$defs/NodeAccessibility/properties/help/type",keyword:"type",params:{type:Ae.properties.help.type}};e===null?e=[o]:e.push(o),r++}}}else{let i={instancePath:n+"\
/accessibility",schemaPath:"#/$defs/NodeAccessibility/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.fx!==void 0){let t=s.fx;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.properties!==void 0){let i=t.properties;if(i&&typeof i=="object"&&!Array.isArray(i))for(let o in i){let l=i[o];if(typeof l!=
"string"&&!(typeof l=="number"&&isFinite(l))&&typeof l!="boolean"&&l!==null){let a={instancePath:n+"/fx/properties/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/NodeFx/properties/properties/additionalProperties/type",keyword:"type",params:{type:lr.properties.properties.additionalProperties.type}};e===null?e=[a]:
e.push(a),r++}}else{let o={instancePath:n+"/fx/properties",schemaPath:"#/$defs/NodeFx/properties/properties/type",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),r++}}}else{let i={instancePath:n+"/fx",schemaPath:"#/$defs/NodeFx/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.
virtualization!==void 0&&(xe(s.virtualization,{instancePath:n+"/virtualization",parentData:s,parentDataProperty:"virtualization",rootData:y,dynamicAnchors:d})||
(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.children!==void 0){let t=s.children;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Ne.validate(
t[o],{instancePath:n+"/children/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:d})||(e=e===null?Ne.validate.errors:e.concat(Ne.validate.errors),
r=e.length)}else{let i={instancePath:n+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.
childrenOmitted!==void 0){let t=s.childrenOmitted;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:n+"/childrenOmitted",schemaPath:"\
#/properties/childrenOmitted/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let i={
instancePath:n+"/childrenOmitted",schemaPath:"#/properties/childrenOmitted/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[
i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return ee.errors=e,r===0}var hs=G;function G(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.root===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"root"}};e===null?e=[t]:e.push(t),r++}if(s.stylesheets!==
void 0){let t=s.stylesheets;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)if(typeof t[o]!="string"){let l={instancePath:n+"/stylesheets/"+o,schemaPath:"\
#/properties/stylesheets/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let i={instancePath:n+"/stylesheets",schemaPath:"\
#/properties/stylesheets/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}s.root!==void 0&&(ee(s.root,{instancePath:n+"/root",parentData:s,
parentDataProperty:"root",rootData:y,dynamicAnchors:d})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length))}else{let t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return G.errors=e,r===0}var ms=Sr;var lt=new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$","u"),Ie={title:"UiStage",description:"A showing window.",type:"obje\
ct",required:["stageIndex","kind","showing","focused","scene"],properties:{stageIndex:{description:"Its place in the order of windows.",type:"integer",minimum:0},
kind:{description:"Stage, dialog or popup.",$ref:"#/$defs/StageKind"},title:{description:"Its title.",type:["string","null"]},showing:{description:"Whether it i\
s showing.",type:"boolean"},focused:{description:"Whether it has the focus.",type:"boolean"},ownerStageIndex:{description:"Index of the window that owns it.",type:[
"integer","null"],minimum:0},x:{description:"Left edge on the screen.",type:"number"},y:{description:"Upper edge on the screen.",type:"number"},width:{description:"\
Width.",type:"number",minimum:0},height:{description:"Height.",type:"number",minimum:0},scene:{description:"Its content.",$ref:"#/$defs/UiScene"}}};function be(s,{
instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.stageIndex===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stageIndex"}};e===null?e=[t]:e.push(t),r++}if(s.kind===void 0){
let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[t]:e.push(t),r++}if(s.showing===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"showing"}};e===null?e=[t]:e.push(t),r++}if(s.focused===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"focused"}};e===null?e=[t]:e.push(t),r++}if(s.scene===void 0){let t={instancePath:n,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"scene"}};e===null?e=[t]:e.push(t),r++}if(s.stageIndex!==void 0){let t=s.stageIndex;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let i={instancePath:n+"/stageIndex",schemaPath:"#/properties/stageIndex/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.
push(i),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:n+"/stageIndex",schemaPath:"#/properties/stageIndex/minimum",keyword:"minim\
um",params:{expected:"an integer of at least 0"}};e===null?e=[i]:e.push(i),r++}}if(s.kind!==void 0&&typeof s.kind!="string"){let t={instancePath:n+"/kind",schemaPath:"\
#/$defs/StageKind/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){
let i={instancePath:n+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:Ie.properties.title.type}};e===null?e=[i]:e.push(i),r++}}if(s.showing!==
void 0&&typeof s.showing!="boolean"){let t={instancePath:n+"/showing",schemaPath:"#/properties/showing/type",keyword:"type",params:{type:"boolean"}};e===null?e=
[t]:e.push(t),r++}if(s.focused!==void 0&&typeof s.focused!="boolean"){let t={instancePath:n+"/focused",schemaPath:"#/properties/focused/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.ownerStageIndex!==void 0){let t=s.ownerStageIndex;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==
null){let i={instancePath:n+"/ownerStageIndex",schemaPath:"#/properties/ownerStageIndex/type",keyword:"type",params:{type:Ie.properties.ownerStageIndex.type}};e===
null?e=[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:n+"/ownerStageIndex",schemaPath:"#/properties/ownerStageIndex/\
minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[i]:e.push(i),r++}}if(s.x!==void 0){let t=s.x;if(!(typeof t=="number"&&isFinite(
t))){let i={instancePath:n+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[i]:e.push(i),r++}}if(s.y!==void 0){let t=s.y;
if(!(typeof t=="number"&&isFinite(t))){let i={instancePath:n+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[i]:e.push(
i),r++}}if(s.width!==void 0){let t=s.width;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let i={instancePath:n+"/width",schemaPath:"#/properties/width/m\
inimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/width",schemaPath:"#/properties\
/width/type",keyword:"type",params:{type:"number"}};e===null?e=[i]:e.push(i),r++}}if(s.height!==void 0){let t=s.height;if(typeof t=="number"&&isFinite(t)){if(t<
0||isNaN(t)){let i={instancePath:n+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[
i]:e.push(i),r++}}else{let i={instancePath:n+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[i]:e.push(i),r++}}
s.scene!==void 0&&(G(s.scene,{instancePath:n+"/scene",parentData:s,parentDataProperty:"scene",rootData:y,dynamicAnchors:d})||(e=e===null?G.errors:e.concat(G.errors),
r=e.length))}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return be.errors=e,r===0}function Sr(s,{
instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.schema===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),r++}if(s.capturedAt===void 0){
let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"capturedAt"}};e===null?e=[t]:e.push(t),r++}if(s.app===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"app"}};e===null?e=[t]:e.push(t),r++}if(s.focus===void 0){let t={instancePath:n,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"focus"}};e===null?e=[t]:e.push(t),r++}if(s.stages===void 0){let t={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"stages"}};e===null?e=[t]:e.push(t),r++}if(s.schema!==void 0){let t=s.schema;if(typeof t=="string"){if(!er.test(t)){let i={
instancePath:n+"/schema",schemaPath:"#/properties/schema/pattern",keyword:"pattern",params:{expected:"a version of this contract such as mcp-javafx-ui/1.0"}};e===
null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(
i),r++}}if(s.capturedAt!==void 0){let t=s.capturedAt;if(typeof t=="string"){if(!lt.test(t)){let i={instancePath:n+"/capturedAt",schemaPath:"#/properties/capture\
dAt/pattern",keyword:"pattern",params:{expected:"an RFC 3339 moment in UTC such as 2026-01-05T12:34:56.789Z"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+
"/capturedAt",schemaPath:"#/properties/capturedAt/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}if(s.app!==void 0){let t=s.app;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.pid===void 0){let i={instancePath:n+"/app",schemaPath:"#/$defs/AppInfo/required",keyword:"required",params:{missingProperty:"\
pid"}};e===null?e=[i]:e.push(i),r++}if(t.pid!==void 0){let i=t.pid;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/app/pid",schemaPath:"\
#/$defs/AppInfo/properties/pid/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={
instancePath:n+"/app/pid",schemaPath:"#/$defs/AppInfo/properties/pid/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(
o),r++}}if(t.javaVersion!==void 0){let i=t.javaVersion;if(typeof i!="string"&&i!==null){let o={instancePath:n+"/app/javaVersion",schemaPath:"#/$defs/AppInfo/pro\
perties/javaVersion/type",keyword:"type",params:{type:Q.properties.javaVersion.type}};e===null?e=[o]:e.push(o),r++}}if(t.javafxVersion!==void 0){let i=t.javafxVersion;
if(typeof i!="string"&&i!==null){let o={instancePath:n+"/app/javafxVersion",schemaPath:"#/$defs/AppInfo/properties/javafxVersion/type",keyword:"type",params:{type:Q.
properties.javafxVersion.type}};e===null?e=[o]:e.push(o),r++}}if(t.mainClass!==void 0){let i=t.mainClass;if(typeof i!="string"&&i!==null){let o={instancePath:n+
"/app/mainClass",schemaPath:"#/$defs/AppInfo/properties/mainClass/type",keyword:"type",params:{type:Q.properties.mainClass.type}};e===null?e=[o]:e.push(o),r++}}
if(t.debugFlags!==void 0){let i=t.debugFlags;if(Array.isArray(i)){let o=i.length;for(let l=0;l<o;l++)if(typeof i[l]!="string"){let a={instancePath:n+"/app/debug\
Flags/"+l,schemaPath:"#/$defs/AppInfo/properties/debugFlags/items/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:n+
"/app/debugFlags",schemaPath:"#/$defs/AppInfo/properties/debugFlags/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let i={instancePath:n+
"/app",schemaPath:"#/$defs/AppInfo/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.focus!==void 0&&(oe(s.focus,{instancePath:n+"\
/focus",parentData:s,parentDataProperty:"focus",rootData:y,dynamicAnchors:d})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.stages!==void 0){let t=s.
stages;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)be(t[o],{instancePath:n+"/stages/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:d})||
(e=e===null?be.errors:e.concat(be.errors),r=e.length)}else{let i={instancePath:n+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"ar\
ray"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Sr.
errors=e,r===0}var gs=Rr;function Rr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.stageIndex===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stageIndex"}};e===
null?e=[t]:e.push(t),r++}if(s.kind===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[t]:e.
push(t),r++}if(s.showing===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"showing"}};e===null?e=[t]:e.push(t),
r++}if(s.focused===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focused"}};e===null?e=[t]:e.push(t),r++}if(s.
scene===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scene"}};e===null?e=[t]:e.push(t),r++}if(s.stageIndex!==
void 0){let t=s.stageIndex;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:n+"/stageIndex",schemaPath:"#/properties/stageIndex/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:n+"/stageIndex",
schemaPath:"#/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[i]:e.push(i),r++}}if(s.kind!==void 0&&typeof s.
kind!="string"){let t={instancePath:n+"/kind",schemaPath:"#/$defs/StageKind/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.title!==
void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:n+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:Ie.properties.
title.type}};e===null?e=[i]:e.push(i),r++}}if(s.showing!==void 0&&typeof s.showing!="boolean"){let t={instancePath:n+"/showing",schemaPath:"#/properties/showing\
/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.focused!==void 0&&typeof s.focused!="boolean"){let t={instancePath:n+"/focused",
schemaPath:"#/properties/focused/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.ownerStageIndex!==void 0){let t=s.ownerStageIndex;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let i={instancePath:n+"/ownerStageIndex",schemaPath:"#/properties/ownerStageIndex/type",keyword:"\
type",params:{type:Ie.properties.ownerStageIndex.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:n+
"/ownerStageIndex",schemaPath:"#/properties/ownerStageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[i]:e.push(i),r++}}
if(s.x!==void 0){let t=s.x;if(!(typeof t=="number"&&isFinite(t))){let i={instancePath:n+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"numbe\
r"}};e===null?e=[i]:e.push(i),r++}}if(s.y!==void 0){let t=s.y;if(!(typeof t=="number"&&isFinite(t))){let i={instancePath:n+"/y",schemaPath:"#/properties/y/type",
keyword:"type",params:{type:"number"}};e===null?e=[i]:e.push(i),r++}}if(s.width!==void 0){let t=s.width;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let i={
instancePath:n+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[i]:e.push(i),r++}}else{
let i={instancePath:n+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[i]:e.push(i),r++}}if(s.height!==void 0){let t=s.
height;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let i={instancePath:n+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{
expected:"a number of at least 0"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{
type:"number"}};e===null?e=[i]:e.push(i),r++}}s.scene!==void 0&&(G(s.scene,{instancePath:n+"/scene",parentData:s,parentDataProperty:"scene",rootData:y,dynamicAnchors:d})||
(e=e===null?G.errors:e.concat(G.errors),r=e.length))}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),r++}return Rr.errors=e,r===0}var ws=Br;function Br(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.kind===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};
e===null?e=[i]:e.push(i),r++}if(s.itemsCount===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"itemsCount"}};e===
null?e=[i]:e.push(i),r++}if(s.selectedIndices===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selectedIndice\
s"}};e===null?e=[i]:e.push(i),r++}if(s.visibleCells===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visibleC\
ells"}};e===null?e=[i]:e.push(i),r++}if(s.kind!==void 0&&typeof s.kind!="string"){let i={instancePath:n+"/kind",schemaPath:"#/$defs/VirtualizedKind/type",keyword:"\
type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.itemsCount!==void 0){let i=s.itemsCount;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){
let o={instancePath:n+"/itemsCount",schemaPath:"#/properties/itemsCount/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof i==
"number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:n+"/itemsCount",schemaPath:"#/properties/itemsCount/minimum",keyword:"minimum",params:{expected:"an \
integer of at least 0"}};e===null?e=[o]:e.push(o),r++}}if(s.visibleRange!==void 0){let i=s.visibleRange,o=r,l=!1,a=r;if(i&&typeof i=="object"&&!Array.isArray(i)){
if(i.from===void 0){let p={instancePath:n+"/visibleRange",schemaPath:"#/$defs/RowRange/required",keyword:"required",params:{missingProperty:"from"}};e===null?e=
[p]:e.push(p),r++}if(i.to===void 0){let p={instancePath:n+"/visibleRange",schemaPath:"#/$defs/RowRange/required",keyword:"required",params:{missingProperty:"to"}};
e===null?e=[p]:e.push(p),r++}if(i.from!==void 0){let p=i.from;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let c={instancePath:n+"/visibleRange/fro\
m",schemaPath:"#/$defs/RowRange/properties/from/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof p=="number"&&isFinite(p)&&(p<
0||isNaN(p))){let c={instancePath:n+"/visibleRange/from",schemaPath:"#/$defs/RowRange/properties/from/minimum",keyword:"minimum",params:{expected:"an integer of\
 at least 0"}};e===null?e=[c]:e.push(c),r++}}if(i.to!==void 0){let p=i.to;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let c={instancePath:n+"/visi\
bleRange/to",schemaPath:"#/$defs/RowRange/properties/to/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof p=="number"&&isFinite(
p)&&(p<0||isNaN(p))){let c={instancePath:n+"/visibleRange/to",schemaPath:"#/$defs/RowRange/properties/to/minimum",keyword:"minimum",params:{expected:"an integer\
 of at least 0"}};e===null?e=[c]:e.push(c),r++}}}else{let p={instancePath:n+"/visibleRange",schemaPath:"#/$defs/RowRange/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[p]:e.push(p),r++}var t=a===r;if(l=l||t,!l){let p=r;if(i!==null){let h={instancePath:n+"/visibleRange",schemaPath:"#/properties/visibleRange/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[h]:e.push(h),r++}var t=p===r;l=l||t}if(l)r=o,e!==null&&(o?e.length=o:e=null);else{let p={instancePath:n+
"/visibleRange",schemaPath:"#/properties/visibleRange/anyOf",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}}if(s.selectedIndices!==void 0){let i=s.selectedIndices;
if(Array.isArray(i)){let o=i.length;for(let l=0;l<o;l++){let a=i[l];if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:n+"/selectedIn\
dices/"+l,schemaPath:"#/properties/selectedIndices/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof a=="number"&&isFinite(
a)&&(a<0||isNaN(a))){let p={instancePath:n+"/selectedIndices/"+l,schemaPath:"#/properties/selectedIndices/items/minimum",keyword:"minimum",params:{expected:"an \
integer of at least 0"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:n+"/selectedIndices",schemaPath:"#/properties/selectedIndices/type",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.focusedIndex!==void 0){let i=s.focusedIndex;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&
i!==null){let o={instancePath:n+"/focusedIndex",schemaPath:"#/properties/focusedIndex/type",keyword:"type",params:{type:Lr.properties.focusedIndex.type}};e===null?
e=[o]:e.push(o),r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:n+"/focusedIndex",schemaPath:"#/properties/focusedIndex/minimum",keyword:"\
minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),r++}}if(s.columns!==void 0){let i=s.columns;if(Array.isArray(i)){let o=i.length;
for(let l=0;l<o;l++){let a=i[l];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let p={instancePath:n+"/columns/"+l,schemaPath:"#/$defs/ColumnInf\
o/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[p]:e.push(p),r++}if(a.id!==void 0){let p=a.id;if(typeof p!="string"&&p!==null){let c={
instancePath:n+"/columns/"+l+"/id",schemaPath:"#/$defs/ColumnInfo/properties/id/type",keyword:"type",params:{type:re.properties.id.type}};e===null?e=[c]:e.push(
c),r++}}if(a.text!==void 0){let p=a.text;if(typeof p!="string"&&p!==null){let c={instancePath:n+"/columns/"+l+"/text",schemaPath:"#/$defs/ColumnInfo/properties/\
text/type",keyword:"type",params:{type:re.properties.text.type}};e===null?e=[c]:e.push(c),r++}}}else{let p={instancePath:n+"/columns/"+l,schemaPath:"#/$defs/Col\
umnInfo/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:n+"/columns",schemaPath:"#/properties/columns/type",
keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.visibleCells!==void 0){let i=s.visibleCells;if(Array.isArray(i)){let o=i.length;for(let l=0;l<
o;l++)J(i[l],{instancePath:n+"/visibleCells/"+l,parentData:i,parentDataProperty:l,rootData:y,dynamicAnchors:d})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)}else{
let o={instancePath:n+"/visibleCells",schemaPath:"#/properties/visibleCells/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let i={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Br.errors=e,r===0}var Ps=Vr;function Vr(s,{instancePath:n="",
parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(typeof s!="string"){let t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}return Vr.errors=e,r===0}var ks=Mr;function Mr(s,{instancePath:n="",parentData:k,parentDataProperty:P,
rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.columnId!==void 0){let t=s.columnId;if(typeof t!="string"&&
t!==null){let i={instancePath:n+"/columnId",schemaPath:"#/properties/columnId/type",keyword:"type",params:{type:te.properties.columnId.type}};e===null?e=[i]:e.push(
i),r++}}if(s.text!==void 0){let t=s.text;if(typeof t!="string"&&t!==null){let i={instancePath:n+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{
type:te.properties.text.type}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[
t]:e.push(t),r++}return Mr.errors=e,r===0}var xs=Ur;function Ur(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.index===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
index"}};e===null?e=[t]:e.push(t),r++}if(s.rowRef===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rowRef"}};
e===null?e=[t]:e.push(t),r++}if(s.cells===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cells"}};e===null?e=
[t]:e.push(t),r++}if(s.index!==void 0){let t=s.index;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:n+"/index",schemaPath:"#/prop\
erties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:n+
"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[i]:e.push(i),r++}}if(s.rowRef!==void 0&&
(V(s.rowRef,{instancePath:n+"/rowRef",parentData:s,parentDataProperty:"rowRef",rootData:y,dynamicAnchors:d})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),
s.cells!==void 0){let t=s.cells;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++){let l=t[o];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.columnId!==
void 0){let a=l.columnId;if(typeof a!="string"&&a!==null){let p={instancePath:n+"/cells/"+o+"/columnId",schemaPath:"#/$defs/VisibleCell/properties/columnId/type",
keyword:"type",params:{type:te.properties.columnId.type}};e===null?e=[p]:e.push(p),r++}}if(l.text!==void 0){let a=l.text;if(typeof a!="string"&&a!==null){let p={
instancePath:n+"/cells/"+o+"/text",schemaPath:"#/$defs/VisibleCell/properties/text/type",keyword:"type",params:{type:te.properties.text.type}};e===null?e=[p]:e.
push(p),r++}}}else{let a={instancePath:n+"/cells/"+o,schemaPath:"#/$defs/VisibleCell/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{
let i={instancePath:n+"/cells",schemaPath:"#/properties/cells/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Ur.errors=e,r===0}var bs=Wr,at={title:"UiGetNodeInput",description:"\
Which node.",type:"object",required:["ref"],properties:{ref:{description:"The node.",$ref:"#/$defs/NodeRefInput"},includeChildren:{description:"Also its direct \
children.",type:["boolean","null"],default:!1}},additionalProperties:!1};function Wr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.ref===void 0){let a={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ref"}};e===null?e=[a]:e.push(a),r++}if(s.ref!==
void 0){let a=s.ref;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.path!==void 0){let w=a.path;if(typeof w!="string"&&w!==null){let m={instancePath:n+"/ref/p\
ath",schemaPath:"#/$defs/NodeRefInput/properties/path/type",keyword:"type",params:{type:z.properties.path.type}};e===null?e=[m]:e.push(m),r++}if(typeof w=="stri\
ng"&&!ye.test(w)){let m={instancePath:n+"/ref/path",schemaPath:"#/$defs/NodeRefInput/properties/path/pattern",keyword:"pattern",params:{expected:"a path such as\
 /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[m]:e.push(m),r++}}if(a.uid!==void 0){let w=a.uid;if(typeof w!="string"&&w!==null){let m={instancePath:n+
"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/type",keyword:"type",params:{type:z.properties.uid.type}};e===null?e=[m]:e.push(m),r++}if(typeof w=="\
string"){if(_(w)<1){let m={instancePath:n+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/minLength",keyword:"minLength",params:{expected:"a string o\
f 1 to 200 characters"}};e===null?e=[m]:e.push(m),r++}if(_(w)>200){let m={instancePath:n+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/maxLength",keyword:"\
maxLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[m]:e.push(m),r++}}}if(a.hint!==void 0){let w=a.hint;if(!(w&&typeof w=="object"&&!Array.
isArray(w))&&w!==null){let m={instancePath:n+"/ref/hint",schemaPath:"#/$defs/NodeRefInput/properties/hint/type",keyword:"type",params:{type:z.properties.hint.type}};
e===null?e=[m]:e.push(m),r++}}let p=r,c=r,h=!1,x=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.uid===void 0){let w={instancePath:n+"/ref",schemaPath:"#/$d\
efs/NodeRefInput/x-atLeastOne/anyOf/0/required",keyword:"required",params:{missingProperty:"uid"}};e===null?e=[w]:e.push(w),r++}if(a.uid!==void 0){let w=r,m=r;if(a.
uid!==null){let v={};e===null?e=[v]:e.push(v),r++}var t=m===r;if(t){let v={instancePath:n+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/0/prope\
rties/uid/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),r++}else r=w,e!==null&&(w?e.length=w:e=null)}}else{let w={instancePath:n+"/ref",schemaPath:"#/$\
defs/NodeRefInput/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}var i=x===r;if(h=h||i,!h){let w=r;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.path===void 0){let v={instancePath:n+"/ref",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/required",keyword:"required",
params:{missingProperty:"path"}};e===null?e=[v]:e.push(v),r++}if(a.path!==void 0){let v=r,g=r;if(a.path!==null){let I={};e===null?e=[I]:e.push(I),r++}var o=g===
r;if(o){let I={instancePath:n+"/ref/path",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/properties/path/not",keyword:"not",params:{}};e===null?e=[I]:e.push(
I),r++}else r=v,e!==null&&(v?e.length=v:e=null)}}else{let v={instancePath:n+"/ref",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/type",keyword:"type",params:{
type:"object"}};e===null?e=[v]:e.push(v),r++}var i=w===r;h=h||i}if(h)r=c,e!==null&&(c?e.length=c:e=null);else{let w={instancePath:n+"/ref",schemaPath:"#/$defs/N\
odeRefInput/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}var l=p===r;if(!l){let w={instancePath:n+"/ref",schemaPath:"#/$defs/Node\
RefInput/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["uid","path"]}};e===null?e=[w]:e.push(w),r++}for(let w in a)if(!(w==="path"||w==="uid"||w==="hint")){
let m={instancePath:n+"/ref",schemaPath:"#/$defs/NodeRefInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w,members:["path",
"uid","hint"]}};e===null?e=[m]:e.push(m),r++}}else{let p={instancePath:n+"/ref",schemaPath:"#/$defs/NodeRefInput/type",keyword:"type",params:{type:"object"}};e===
null?e=[p]:e.push(p),r++}}if(s.includeChildren!==void 0){let a=s.includeChildren;if(typeof a!="boolean"&&a!==null){let p={instancePath:n+"/includeChildren",schemaPath:"\
#/properties/includeChildren/type",keyword:"type",params:{type:at.properties.includeChildren.type}};e===null?e=[p]:e.push(p),r++}}for(let a in s)if(!(a==="ref"||
a==="includeChildren")){let p={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a,members:["ref","in\
cludeChildren"]}};e===null?e=[p]:e.push(p),r++}}else{let a={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}
return Wr.errors=e,r===0}var vs=Hr,Fe={title:"UiGetSnapshotInput",description:"Which windows, how deep, and which sections.",type:"object",required:[],properties:{
stage:{description:"Which windows.",anyOf:[{$ref:"#/$defs/StageChoice"},{type:"null"}],default:"focused"},stageIndex:{description:"Index of one window, alone or\
 with `stage: focused`.",type:["integer","null"],minimum:0},mode:{description:"How much of each node.",anyOf:[{$ref:"#/$defs/SnapshotMode"},{type:"null"}],default:"\
compact"},depth:{description:"Edges from the root; 0 is the root alone. Default: 8 in compact mode, 50 in full mode.",type:["integer","null"],minimum:0,maximum:1e3},
include:{description:"Sections on or off, whatever the mode says.",anyOf:[{$ref:"#/$defs/SnapshotInclude"},{type:"null"}]}},additionalProperties:!1};function Hr(s,{
instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.stage!==
void 0){let l=s.stage,a=r,p=!1,c=r;if(typeof l!="string"){let h={instancePath:n+"/stage",schemaPath:"#/$defs/StageChoice/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[h]:e.push(h),r++}if(!(l==="focused"||l==="primary"||l==="all")){let h={instancePath:n+"/stage",schemaPath:"#/$defs/StageChoice/enum",keyword:"\
enum",params:{allowedValues:$r.enum}};e===null?e=[h]:e.push(h),r++}var t=c===r;if(p=p||t,!p){let h=r;if(l!==null){let w={instancePath:n+"/stage",schemaPath:"#/p\
roperties/stage/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),r++}var t=h===r;p=p||t}if(p)r=a,e!==null&&(a?e.length=a:e=null);else{
let h={instancePath:n+"/stage",schemaPath:"#/properties/stage/anyOf",keyword:"anyOf",params:{}};e===null?e=[h]:e.push(h),r++}}if(s.stageIndex!==void 0){let l=s.
stageIndex;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null){let a={instancePath:n+"/stageIndex",schemaPath:"#/properties/stageIndex/type",keyword:"\
type",params:{type:Fe.properties.stageIndex.type}};e===null?e=[a]:e.push(a),r++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let a={instancePath:n+"/sta\
geIndex",schemaPath:"#/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[a]:e.push(a),r++}}if(s.mode!==
void 0){let l=s.mode,a=r,p=!1,c=r;if(typeof l!="string"){let h={instancePath:n+"/mode",schemaPath:"#/$defs/SnapshotMode/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[h]:e.push(h),r++}if(!(l==="compact"||l==="full")){let h={instancePath:n+"/mode",schemaPath:"#/$defs/SnapshotMode/enum",keyword:"enum",params:{allowedValues:Or.
enum}};e===null?e=[h]:e.push(h),r++}var i=c===r;if(p=p||i,!p){let h=r;if(l!==null){let w={instancePath:n+"/mode",schemaPath:"#/properties/mode/anyOf/1/type",keyword:"\
type",params:{type:"null"}};e===null?e=[w]:e.push(w),r++}var i=h===r;p=p||i}if(p)r=a,e!==null&&(a?e.length=a:e=null);else{let h={instancePath:n+"/mode",schemaPath:"\
#/properties/mode/anyOf",keyword:"anyOf",params:{}};e===null?e=[h]:e.push(h),r++}}if(s.depth!==void 0){let l=s.depth;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&
isFinite(l))&&l!==null){let a={instancePath:n+"/depth",schemaPath:"#/properties/depth/type",keyword:"type",params:{type:Fe.properties.depth.type}};e===null?e=[a]:
e.push(a),r++}if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){let a={instancePath:n+"/depth",schemaPath:"#/properties/depth/minimum",keyword:"minimum",params:{
expected:"an integer from 0 to 1000"}};e===null?e=[a]:e.push(a),r++}if(l>1e3||isNaN(l)){let a={instancePath:n+"/depth",schemaPath:"#/properties/depth/maximum",keyword:"\
maximum",params:{expected:"an integer from 0 to 1000"}};e===null?e=[a]:e.push(a),r++}}}if(s.include!==void 0){let l=s.include,a=r,p=!1,c=r;if(l&&typeof l=="obje\
ct"&&!Array.isArray(l)){if(l.bounds!==void 0){let h=l.bounds;if(typeof h!="boolean"&&h!==null){let x={instancePath:n+"/include/bounds",schemaPath:"#/$defs/Snaps\
hotInclude/properties/bounds/type",keyword:"type",params:{type:Y.properties.bounds.type}};e===null?e=[x]:e.push(x),r++}}if(l.localToScreen!==void 0){let h=l.localToScreen;
if(typeof h!="boolean"&&h!==null){let x={instancePath:n+"/include/localToScreen",schemaPath:"#/$defs/SnapshotInclude/properties/localToScreen/type",keyword:"typ\
e",params:{type:Y.properties.localToScreen.type}};e===null?e=[x]:e.push(x),r++}}if(l.properties!==void 0){let h=l.properties;if(typeof h!="boolean"&&h!==null){let x={
instancePath:n+"/include/properties",schemaPath:"#/$defs/SnapshotInclude/properties/properties/type",keyword:"type",params:{type:Y.properties.properties.type}};
e===null?e=[x]:e.push(x),r++}}if(l.virtualization!==void 0){let h=l.virtualization;if(typeof h!="boolean"&&h!==null){let x={instancePath:n+"/include/virtualizat\
ion",schemaPath:"#/$defs/SnapshotInclude/properties/virtualization/type",keyword:"type",params:{type:Y.properties.virtualization.type}};e===null?e=[x]:e.push(x),
r++}}if(l.accessibility!==void 0){let h=l.accessibility;if(typeof h!="boolean"&&h!==null){let x={instancePath:n+"/include/accessibility",schemaPath:"#/$defs/Sna\
pshotInclude/properties/accessibility/type",keyword:"type",params:{type:Y.properties.accessibility.type}};e===null?e=[x]:e.push(x),r++}}for(let h in l)if(!(h===
"bounds"||h==="localToScreen"||h==="properties"||h==="virtualization"||h==="accessibility")){let x={instancePath:n+"/include",schemaPath:"#/$defs/SnapshotInclud\
e/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h,members:["bounds","localToScreen","properties","virtualization","accessibili\
ty"]}};e===null?e=[x]:e.push(x),r++}}else{let h={instancePath:n+"/include",schemaPath:"#/$defs/SnapshotInclude/type",keyword:"type",params:{type:"object"}};e===
null?e=[h]:e.push(h),r++}var o=c===r;if(p=p||o,!p){let h=r;if(l!==null){let w={instancePath:n+"/include",schemaPath:"#/properties/include/anyOf/1/type",keyword:"\
type",params:{type:"null"}};e===null?e=[w]:e.push(w),r++}var o=h===r;p=p||o}if(p)r=a,e!==null&&(a?e.length=a:e=null);else{let h={instancePath:n+"/include",schemaPath:"\
#/properties/include/anyOf",keyword:"anyOf",params:{}};e===null?e=[h]:e.push(h),r++}}for(let l in s)if(!(l==="stage"||l==="stageIndex"||l==="mode"||l==="depth"||
l==="include")){let a={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l,members:["stage","stageInd\
ex","mode","depth","include"]}};e===null?e=[a]:e.push(a),r++}}else{let l={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[
l]:e.push(l),r++}return Hr.errors=e,r===0}var As=Yr,Le={title:"UiPerformInput",description:"What to do.",type:"object",required:["actions"],properties:{actions:{
description:"The actions in their order.",type:"array",items:{$ref:"#/$defs/Action"},minItems:1,maxItems:100},awaitUiIdle:{description:"Answer only when the eff\
ect is visible to the next call.",type:["boolean","null"],default:!0},timeoutMs:{description:"Deadline of the whole call.",type:["integer","null"],minimum:1,maximum:6e4,
default:5e3}},additionalProperties:!1};function Yr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.actions===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"actions"}};
e===null?e=[t]:e.push(t),r++}if(s.actions!==void 0){let t=s.actions;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)ie(t[o],{instancePath:n+"/actions/"+
o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:d})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length);if(t.length<1){let o={instancePath:n+"/\
actions",schemaPath:"#/properties/actions/minItems",keyword:"minItems",params:{expected:"a list of 1 to 100 items"}};e===null?e=[o]:e.push(o),r++}if(t.length>100){
let o={instancePath:n+"/actions",schemaPath:"#/properties/actions/maxItems",keyword:"maxItems",params:{expected:"a list of 1 to 100 items"}};e===null?e=[o]:e.push(
o),r++}}else{let i={instancePath:n+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.awaitUiIdle!==
void 0){let t=s.awaitUiIdle;if(typeof t!="boolean"&&t!==null){let i={instancePath:n+"/awaitUiIdle",schemaPath:"#/properties/awaitUiIdle/type",keyword:"type",params:{
type:Le.properties.awaitUiIdle.type}};e===null?e=[i]:e.push(i),r++}}if(s.timeoutMs!==void 0){let t=s.timeoutMs;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&t!==null){let i={instancePath:n+"/timeoutMs",schemaPath:"#/properties/timeoutMs/type",keyword:"type",params:{type:Le.properties.timeoutMs.type}};e===null?e=
[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(t)){if(t<1||isNaN(t)){let i={instancePath:n+"/timeoutMs",schemaPath:"#/properties/timeoutMs/minimum",keyword:"\
minimum",params:{expected:"an integer from 1 to 60000"}};e===null?e=[i]:e.push(i),r++}if(t>6e4||isNaN(t)){let i={instancePath:n+"/timeoutMs",schemaPath:"#/prope\
rties/timeoutMs/maximum",keyword:"maximum",params:{expected:"an integer from 1 to 60000"}};e===null?e=[i]:e.push(i),r++}}}for(let t in s)if(!(t==="actions"||t===
"awaitUiIdle"||t==="timeoutMs")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t,members:[
"actions","awaitUiIdle","timeoutMs"]}};e===null?e=[i]:e.push(i),r++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[t]:e.push(t),r++}return Yr.errors=e,r===0}var qs=Kr;function Kr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.results===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"results"}};e===null?e=[t]:e.push(t),r++}if(s.
results!==void 0){let t=s.results;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)K(t[o],{instancePath:n+"/results/"+o,parentData:t,parentDataProperty:o,
rootData:y,dynamicAnchors:d})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)}else{let i={instancePath:n+"/results",schemaPath:"#/properties/results/type",
keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[t]:e.push(t),r++}return Kr.errors=e,r===0}var Is=zr,ut={title:"UiQueryInput",description:"What to find, and where.",type:"object",required:["selector"],properties:{
scope:{description:"Where to search. Default: the focused window.",anyOf:[{$ref:"#/$defs/QueryScope"},{type:"null"}]},selector:{description:"What to find.",$ref:"\
#/$defs/Selector"},limit:{description:"At most this many matches.",type:["integer","null"],minimum:1,maximum:1e3,default:50}},additionalProperties:!1};function zr(s,{
instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.selector===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selector"}};e===null?e=[i]:e.push(i),r++}if(s.scope!==void 0){
let i=s.scope,o=r,l=!1,a=r;ue(i,{instancePath:n+"/scope",parentData:s,parentDataProperty:"scope",rootData:y,dynamicAnchors:d})||(e=e===null?ue.errors:e.concat(ue.
errors),r=e.length);var t=a===r;if(l=l||t,!l){let p=r;if(i!==null){let h={instancePath:n+"/scope",schemaPath:"#/properties/scope/anyOf/1/type",keyword:"type",params:{
type:"null"}};e===null?e=[h]:e.push(h),r++}var t=p===r;l=l||t}if(l)r=o,e!==null&&(o?e.length=o:e=null);else{let p={instancePath:n+"/scope",schemaPath:"#/propert\
ies/scope/anyOf",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}}if(s.selector!==void 0&&(fe(s.selector,{instancePath:n+"/selector",parentData:s,parentDataProperty:"\
selector",rootData:y,dynamicAnchors:d})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.limit!==void 0){let i=s.limit;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))&&i!==null){let o={instancePath:n+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:ut.properties.limit.type}};e===
null?e=[o]:e.push(o),r++}if(typeof i=="number"&&isFinite(i)){if(i<1||isNaN(i)){let o={instancePath:n+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"m\
inimum",params:{expected:"an integer from 1 to 1000"}};e===null?e=[o]:e.push(o),r++}if(i>1e3||isNaN(i)){let o={instancePath:n+"/limit",schemaPath:"#/properties/\
limit/maximum",keyword:"maximum",params:{expected:"an integer from 1 to 1000"}};e===null?e=[o]:e.push(o),r++}}}for(let i in s)if(!(i==="scope"||i==="selector"||
i==="limit")){let o={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i,members:["scope","selector",
"limit"]}};e===null?e=[o]:e.push(o),r++}}else{let i={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return zr.
errors=e,r===0}var js=Xr;function Xr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.matches===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"matches"}};e===null?e=[t]:e.push(t),r++}if(s.
matches!==void 0){let t=s.matches;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)ae(t[o],{instancePath:n+"/matches/"+o,parentData:t,parentDataProperty:o,
rootData:y,dynamicAnchors:d})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length)}else{let i={instancePath:n+"/matches",schemaPath:"#/properties/matches/type",
keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.truncated!==void 0&&typeof s.truncated!="boolean"){let t={instancePath:n+"/truncated",schemaPath:"\
#/properties/truncated/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.total!==void 0){let t=s.total;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:n+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),
r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:n+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{expected:"\
an integer of at least 0"}};e===null?e=[i]:e.push(i),r++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:
e.push(t),r++}return Xr.errors=e,r===0}var Os=Gr,ft={title:"UiScreenshotInput",description:"Which window.",type:"object",required:[],properties:{stageIndex:{description:"\
Index of the window. Default: the focused one.",type:["integer","null"],minimum:0}},additionalProperties:!1};function Gr(s,{instancePath:n="",parentData:k,parentDataProperty:P,
rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.stageIndex!==void 0){let t=s.stageIndex;if(!(typeof t=="n\
umber"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let i={instancePath:n+"/stageIndex",schemaPath:"#/properties/stageIndex/type",keyword:"type",params:{type:ft.
properties.stageIndex.type}};e===null?e=[i]:e.push(i),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:n+"/stageIndex",schemaPath:"#\
/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[i]:e.push(i),r++}}for(let t in s)if(t!=="stageIndex"){
let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t,members:["stageIndex"]}};e===null?e=[i]:e.
push(i),r++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Gr.errors=e,r===0}var Ns=Jr;function Jr(s,{instancePath:n="",parentData:k,parentDataProperty:P,rootData:y=s,dynamicAnchors:d={}}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.contentType===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contentType"}};e===null?e=[t]:e.push(t),
r++}if(s.dataBase64===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataBase64"}};e===null?e=[t]:e.push(t),r++}
if(s.contentType!==void 0){let t=s.contentType;if(typeof t!="string"){let i={instancePath:n+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(t!=="image/png"){let i={instancePath:n+"/contentType",schemaPath:"#/properties/contentType/const",keyword:"\
const",params:{allowedValue:"image/png"}};e===null?e=[i]:e.push(i),r++}}if(s.dataBase64!==void 0){let t=s.dataBase64;if(typeof t=="string"){if(_(t)<1){let i={instancePath:n+
"/dataBase64",schemaPath:"#/properties/dataBase64/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[i]:e.push(i),
r++}}else{let i={instancePath:n+"/dataBase64",schemaPath:"#/properties/dataBase64/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}}else{
let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return Jr.errors=e,r===0}export{wt as validateAction,ct as validateActionFailedDetails,ht as validateActionResult,mt as validateActionTarget,gt as validateActionType,Pt as validateAppInfo,
kt as validateAvailableStage,xt as validateBounds,bt as validateBusyDetails,vt as validateClickAction,At as validateColumnInfo,qt as validateColumnKey,It as validateErrorCode,
jt as validateErrorEnvelope,Ot as validateFailureReason,Nt as validateFocusAction,$t as validateFocusInfo,Dt as validateFocusedWindow,_t as validateHealth,Tt as validateInputIssue,
Ct as validateInvalidInputDetails,Et as validateItemAddress,Ft as validateMatchLayout,Lt as validateModifier,St as validateNoStagesDetails,Rt as validateNodeAccessibility,
Bt as validateNodeFx,Vt as validateNodeHint,Mt as validateNodeLayout,Ut as validateNodeMatch,Ht as validateNodeRef,Wt as validateNodeRefInput,Yt as validateNodeText,
Kt as validateNodeValue,zt as validateNotEnabledDetails,Xt as validateNotEnabledReason,Gt as validatePredicate,Jt as validatePressKeyAction,Qt as validateQueryScope,
Zt as validateRefDetails,es as validateRowRange,rs as validateScopeChoice,ts as validateScreenBounds,ss as validateScrollAction,is as validateSelector,ns as validateSetTextAction,
os as validateSnapshotInclude,ps as validateSnapshotMode,ls as validateStageChoice,as as validateStageKind,us as validateTextMatch,fs as validateTimeoutDetails,
ys as validateToolError,ds as validateTypeTextAction,bs as validateUiGetNodeInput,vs as validateUiGetSnapshotInput,cs as validateUiNode,As as validateUiPerformInput,
qs as validateUiPerformOutput,Is as validateUiQueryInput,js as validateUiQueryOutput,hs as validateUiScene,Os as validateUiScreenshotInput,Ns as validateUiScreenshotOutput,
ms as validateUiSnapshot,gs as validateUiStage,ws as validateVirtualization,Ps as validateVirtualizedKind,ks as validateVisibleCell,xs as validateVisibleRow};
