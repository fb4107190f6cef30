// Generated from schema/mcp-javafx-ui/1.1 by `npm run generate`. Edit the source, not this file.
var Yt=(t,i)=>()=>{try{return i||t((i={exports:{}}).exports,i),i.exports}catch(O){throw i=0,O}};var Qe=Yt(Ke=>{"use strict";Object.defineProperty(Ke,"__esModule",{value:!0});function Ze(t){let i=t.length,O=0,A=0,P;for(;A<i;)O++,P=t.charCodeAt(A++),P>=55296&&
P<=56319&&A<i&&(P=t.charCodeAt(A),(P&64512)===56320&&A++);return O}Ke.default=Ze;Ze.code='require("ajv/dist/runtime/ucs2length").default'});var ss=or;function se(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.ok===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ok"}};e===null?e=[s]:e.push(s),r++}if(t.type===void 0){
let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),r++}if(t.ok!==void 0&&typeof t.ok!="b\
oolean"){let s={instancePath:i+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.type!==void 0&&
typeof t.type!="string"){let s={instancePath:i+"/type",schemaPath:"#/$defs/ActionType/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return se.errors=e,r===0}var re=new RegExp("^w[1-9][0-9]{0,8}$","u");function ue(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.uid===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ui\
d"}};e===null?e=[s]:e.push(s),r++}if(t.windowId===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"windowId"}};
e===null?e=[s]:e.push(s),r++}if(t.line===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"line"}};e===null?e=[s]:
e.push(s),r++}if(t.uid!==void 0&&typeof t.uid!="string"){let s={instancePath:i+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type:"string"}};
e===null?e=[s]:e.push(s),r++}if(t.windowId!==void 0){let s=t.windowId;if(typeof s=="string"){if(!re.test(s)){let n={instancePath:i+"/windowId",schemaPath:"#/$de\
fs/WindowId/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/windowId",schemaPath:"\
#/$defs/WindowId/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.line!==void 0&&typeof t.line!="string"){let s={instancePath:i+"\
/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return ue.errors=e,r===0}function or(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,
dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.failedIndex===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failedIndex"}};e===null?e=[n]:e.push(n),r++}if(t.reason===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"reason"}};e===null?e=[n]:e.push(n),r++}if(t.results===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"results"}};e===null?e=[n]:e.push(n),r++}if(t.failedIndex!==void 0){let n=t.failedIndex;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){
let o={instancePath:i+"/failedIndex",schemaPath:"#/properties/failedIndex/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/failedIndex",schemaPath:"#/properties/failedIndex/minimum",keyword:"minimum",params:{expected:"a\
n integer of at least 0"}};e===null?e=[o]:e.push(o),r++}}if(t.reason!==void 0&&typeof t.reason!="string"){let n={instancePath:i+"/reason",schemaPath:"#/$defs/Fa\
ilureReason/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.results!==void 0){let n=t.results;if(Array.isArray(n)){let o=n.length;
for(let p=0;p<o;p++)se(n[p],{instancePath:i+"/results/"+p,parentData:n,parentDataProperty:p,rootData:P,dynamicAnchors:x})||(e=e===null?se.errors:e.concat(se.errors),
r=e.length)}else{let o={instancePath:i+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(t.
locator!==void 0&&typeof t.locator!="string"){let n={instancePath:i+"/locator",schemaPath:"#/properties/locator/type",keyword:"type",params:{type:"string"}};e===
null?e=[n]:e.push(n),r++}if(t.total!==void 0){let n=t.total;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/total",schemaPath:"\
#/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<2||isNaN(n))){let o={instancePath:i+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{expected:"an integer of at least 2"}};e===null?e=[o]:e.push(o),r++}}if(t.candidates!==
void 0){let n=t.candidates;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++)ue(n[p],{instancePath:i+"/candidates/"+p,parentData:n,parentDataProperty:p,rootData:P,
dynamicAnchors:x})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)}else{let o={instancePath:i+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"\
type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(t.modal!==void 0){let n=t.modal,o=r,p=!1,a=r;if(typeof n=="string"){if(!re.test(n)){let l={instancePath:i+
"/modal",schemaPath:"#/$defs/WindowId/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/modal",schemaPath:"#/$defs/WindowId/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}var s=a===r;if(p=p||s,!p){let l=r;if(n!==null){let d={
instancePath:i+"/modal",schemaPath:"#/properties/modal/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[d]:e.push(d),r++}var s=l===r;p=p||s}if(p)r=
o,e!==null&&(o?e.length=o:e=null);else{let l={instancePath:i+"/modal",schemaPath:"#/properties/modal/anyOf",keyword:"anyOf",params:{}};e===null?e=[l]:e.push(l),
r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return or.errors=e,r===0}var is=pr;function pr(t,{
instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ok===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ok"}};e===null?e=[s]:e.push(s),r++}if(t.type===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),r++}if(t.ok!==void 0&&typeof t.ok!="boolean"){
let s={instancePath:i+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.type!==void 0&&typeof t.
type!="string"){let s={instancePath:i+"/type",schemaPath:"#/$defs/ActionType/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return pr.errors=e,r===0}var ns=B;var ie={title:"NodeRefInput",description:"A reference as a caller sends it: a `uid`, or a `path` of the latest snapshot. When both are there the uid decides.",type:"\
object",required:[],properties:{path:{description:"Path of the latest snapshot; it decides only where there is no uid.",type:["string","null"],pattern:"^/stages\
\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$","x-expected":"a path such as /stages[0]/scene/root/VBox[0]/Button[1]"},uid:{description:"\
As a look, a snapshot, a query or a node told it.",type:["string","null"],minLength:1,maxLength:200},hint:{description:"What the caller remembers of the node; n\
ever needed.",type:["object","null"]}},additionalProperties:!1,"x-atLeastOne":["uid","path"]},je=new RegExp("^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]\
]+\\[(0|[1-9][0-9]{0,8})\\])*$","u"),_=Qe().default;var Xe={title:"ColumnKey",description:"A column: its id, or its index in `columns`.",type:["string","integer"],minimum:0};function De(t,{instancePath:i="",parentData:O,
parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.index===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"index"}};e===null?e=[n]:e.push(n),r++}if(t.index!==void 0){let n=t.index;if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:
e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{
expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),r++}}if(t.column!==void 0){let n=t.column,o=r,p=!1,a=r;if(typeof n!="string"&&!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n))){let l={instancePath:i+"/column",schemaPath:"#/$defs/ColumnKey/type",keyword:"type",params:{type:Xe.type}};e===null?e=[l]:e.push(
l),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let l={instancePath:i+"/column",schemaPath:"#/$defs/ColumnKey/minimum",keyword:"minimum",params:{expected:"\
a string or an integer of at least 0"}};e===null?e=[l]:e.push(l),r++}var s=a===r;if(p=p||s,!p){let l=r;if(n!==null){let d={instancePath:i+"/column",schemaPath:"\
#/properties/column/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[d]:e.push(d),r++}var s=l===r;p=p||s}if(p)r=o,e!==null&&(o?e.length=o:e=null);else{
let l={instancePath:i+"/column",schemaPath:"#/properties/column/anyOf",keyword:"anyOf",params:{}};e===null?e=[l]:e.push(l),r++}}for(let n in t)if(!(n==="index"||
n==="column")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n,members:["index","column"]}};
e===null?e=[o]:e.push(o),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return De.errors=
e,r===0}function B(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.ref===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ref"}};e===null?e=[l]:e.push(l),r++}if(t.
ref!==void 0){let l=t.ref;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.path!==void 0){let I=l.path;if(typeof I!="string"&&I!==null){let C={instancePath:i+"\
/ref/path",schemaPath:"#/$defs/NodeRefInput/properties/path/type",keyword:"type",params:{type:ie.properties.path.type}};e===null?e=[C]:e.push(C),r++}if(typeof I==
"string"&&!je.test(I)){let C={instancePath:i+"/ref/path",schemaPath:"#/$defs/NodeRefInput/properties/path/pattern",keyword:"pattern",params:{expected:"a path su\
ch as /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[C]:e.push(C),r++}}if(l.uid!==void 0){let I=l.uid;if(typeof I!="string"&&I!==null){let C={instancePath:i+
"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/type",keyword:"type",params:{type:ie.properties.uid.type}};e===null?e=[C]:e.push(C),r++}if(typeof I==
"string"){if(_(I)<1){let C={instancePath:i+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/minLength",keyword:"minLength",params:{expected:"a string \
of 1 to 200 characters"}};e===null?e=[C]:e.push(C),r++}if(_(I)>200){let C={instancePath:i+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/maxLength",
keyword:"maxLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[C]:e.push(C),r++}}}if(l.hint!==void 0){let I=l.hint;if(!(I&&typeof I=="obje\
ct"&&!Array.isArray(I))&&I!==null){let C={instancePath:i+"/ref/hint",schemaPath:"#/$defs/NodeRefInput/properties/hint/type",keyword:"type",params:{type:ie.properties.
hint.type}};e===null?e=[C]:e.push(C),r++}}let u=r,d=r,y=!1,b=r;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.uid===void 0){let I={instancePath:i+"/ref",schemaPath:"\
#/$defs/NodeRefInput/x-atLeastOne/anyOf/0/required",keyword:"required",params:{missingProperty:"uid"}};e===null?e=[I]:e.push(I),r++}if(l.uid!==void 0){let I=r,C=r;
if(l.uid!==null){let f={};e===null?e=[f]:e.push(f),r++}var s=C===r;if(s){let f={instancePath:i+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/0/\
properties/uid/not",keyword:"not",params:{}};e===null?e=[f]:e.push(f),r++}else r=I,e!==null&&(I?e.length=I:e=null)}}else{let I={instancePath:i+"/ref",schemaPath:"\
#/$defs/NodeRefInput/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}var n=b===r;if(y=y||n,!y){let I=r;if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.path===void 0){let f={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/required",keyword:"required",
params:{missingProperty:"path"}};e===null?e=[f]:e.push(f),r++}if(l.path!==void 0){let f=r,g=r;if(l.path!==null){let m={};e===null?e=[m]:e.push(m),r++}var o=g===
r;if(o){let m={instancePath:i+"/ref/path",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/properties/path/not",keyword:"not",params:{}};e===null?e=[m]:e.push(
m),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/type",keyword:"type",params:{
type:"object"}};e===null?e=[f]:e.push(f),r++}var n=I===r;y=y||n}if(y)r=d,e!==null&&(d?e.length=d:e=null);else{let I={instancePath:i+"/ref",schemaPath:"#/$defs/N\
odeRefInput/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?e=[I]:e.push(I),r++}var p=u===r;if(!p){let I={instancePath:i+"/ref",schemaPath:"#/$defs/Node\
RefInput/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["uid","path"]}};e===null?e=[I]:e.push(I),r++}for(let I in l)if(!(I==="path"||I==="uid"||I==="hint")){
let C={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I,members:["path",
"uid","hint"]}};e===null?e=[C]:e.push(C),r++}}else{let u={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/type",keyword:"type",params:{type:"object"}};e===
null?e=[u]:e.push(u),r++}}if(t.item!==void 0){let l=t.item,u=r,d=!1,y=r;De(l,{instancePath:i+"/item",parentData:t,parentDataProperty:"item",rootData:P,dynamicAnchors:x})||
(e=e===null?De.errors:e.concat(De.errors),r=e.length);var a=y===r;if(d=d||a,!d){let b=r;if(l!==null){let C={instancePath:i+"/item",schemaPath:"#/properties/item\
/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[C]:e.push(C),r++}var a=b===r;d=d||a}if(d)r=u,e!==null&&(u?e.length=u:e=null);else{let b={instancePath:i+
"/item",schemaPath:"#/properties/item/anyOf",keyword:"anyOf",params:{}};e===null?e=[b]:e.push(b),r++}}for(let l in t)if(!(l==="ref"||l==="item")){let u={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l,members:["ref","item"]}};e===null?e=[u]:e.push(u),r++}}else{let l={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return B.errors=e,r===0}var os=ar;function ar(t,{instancePath:i="",
parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return ar.errors=e,r===0}var ps=ge;function Le(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[f]:e.push(f),r++}if(t.type!==
void 0){let f=t.type;if(typeof f!="string"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=
[g]:e.push(g),r++}if(f!=="focus"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"focus"}};e===null?e=[
g]:e.push(g),r++}}if(t.target!==void 0){let f=t.target,g=r,m=!1,R=r;B(f,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:x})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length);var s=R===r;if(m=m||s,!m){let w=r;if(f!==null){let $={instancePath:i+"/target",schemaPath:"#/properties/targ\
et/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var s=w===r;m=m||s}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.locator!==void 0){let f=t.locator,g=r,m=!1,R=r;if(typeof f==
"string"){if(_(f)<1){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[w]:e.push(w),r++}if(_(f)>1e3){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),r++}var n=R===r;if(m=m||n,!m){let w=r;if(f!==null){let $={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var n=w===r;m=m||n}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}let u=r,d=r,y=!1,b=null,I=r;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.target===void 0){let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"target"}};
e===null?e=[f]:e.push(f),r++}if(t.target!==void 0){let f=r,g=r;if(t.target!==null){let m={};e===null?e=[m]:e.push(m),r++}var o=g===r;if(o){let m={instancePath:i+
"/target",schemaPath:"#/x-exactlyOne/oneOf/0/properties/target/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{
let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var a=I===r;a&&(y=!0,b=0);let C=r;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.locator===void 0){let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{
missingProperty:"locator"}};e===null?e=[f]:e.push(f),r++}if(t.locator!==void 0){let f=r,g=r;if(t.locator!==null){let m={};e===null?e=[m]:e.push(m),r++}var p=g===
r;if(p){let m={instancePath:i+"/locator",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=
f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(
f),r++}var a=C===r;if(a&&y?(y=!1,b=[b,1]):a&&(y=!0,b=1),y)r=d,e!==null&&(d?e.length=d:e=null);else{let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf",keyword:"\
oneOf",params:{passingSchemas:b}};e===null?e=[f]:e.push(f),r++}var l=u===r;if(!l){let f={instancePath:i,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{
members:["target","locator"]}};e===null?e=[f]:e.push(f),r++}for(let f in t)if(!(f==="type"||f==="target"||f==="locator")){let g={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:f,members:["type","target","locator"]}};e===null?e=[g]:e.push(g),r++}}else{let u={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Le.errors=e,r===0}var Be={title:"ClickAction",description:"\
Clicks the centre of the target, or a point on the screen, with the primary button.",type:"object",required:["type"],properties:{type:{description:"Names the ac\
tion.",type:"string",const:"click"},target:{description:"What it is done to.",anyOf:[{$ref:"#/$defs/ActionTarget"},{type:"null"}]},locator:{description:"The sam\
e, named by what a user sees; instead of `target`.",anyOf:[{$ref:"#/$defs/Locator"},{type:"null"}]},x:{description:"Screen coordinate; together with `y`, instea\
d of a target.",type:["number","null"]},y:{description:"Screen coordinate; together with `x`, instead of a target.",type:["number","null"]}},additionalProperties:!1,
"x-exactlyOne":["target","locator","x"],"x-together":["x","y"]};function Ce(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[h]:e.push(h),r++}if(t.type!==
void 0){let h=t.type;if(typeof h!="string"){let q={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=
[q]:e.push(q),r++}if(h!=="click"){let q={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"click"}};e===null?e=[
q]:e.push(q),r++}}if(t.target!==void 0){let h=t.target,q=r,c=!1,L=r;B(h,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:x})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length);var s=L===r;if(c=c||s,!c){let v=r;if(h!==null){let D={instancePath:i+"/target",schemaPath:"#/properties/targ\
et/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[D]:e.push(D),r++}var s=v===r;c=c||s}if(c)r=q,e!==null&&(q?e.length=q:e=null);else{let v={instancePath:i+
"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}}if(t.locator!==void 0){let h=t.locator,q=r,c=!1,L=r;if(typeof h==
"string"){if(_(h)<1){let v={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[v]:e.push(v),r++}if(_(h)>1e3){let v={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[v]:e.push(v),r++}var n=L===r;if(c=c||n,!c){let v=r;if(h!==null){let D={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[D]:e.push(D),r++}var n=v===r;c=c||n}if(c)r=q,e!==null&&(q?e.length=q:e=null);else{let v={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}}if(t.x!==void 0){let h=t.x;if(!(typeof h=="number"&&
isFinite(h))&&h!==null){let q={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:Be.properties.x.type}};e===null?e=[q]:e.push(q),
r++}}if(t.y!==void 0){let h=t.y;if(!(typeof h=="number"&&isFinite(h))&&h!==null){let q={instancePath:i+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{
type:Be.properties.y.type}};e===null?e=[q]:e.push(q),r++}}let C=r,f=r,g=!1,m=null,R=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.target===void 0){let h={
instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[h]:e.push(h),r++}if(t.target!==void 0){
let h=r,q=r;if(t.target!==null){let c={};e===null?e=[c]:e.push(c),r++}var o=q===r;if(o){let c={instancePath:i+"/target",schemaPath:"#/x-exactlyOne/oneOf/0/prope\
rties/target/not",keyword:"not",params:{}};e===null?e=[c]:e.push(c),r++}else r=h,e!==null&&(h?e.length=h:e=null)}}else{let h={instancePath:i,schemaPath:"#/x-exa\
ctlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var a=R===r;a&&(g=!0,m=0);let w=r;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.locator===void 0){let h={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{missingProperty:"locator"}};e===null?e=
[h]:e.push(h),r++}if(t.locator!==void 0){let h=r,q=r;if(t.locator!==null){let c={};e===null?e=[c]:e.push(c),r++}var p=q===r;if(p){let c={instancePath:i+"/locato\
r",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"not",params:{}};e===null?e=[c]:e.push(c),r++}else r=h,e!==null&&(h?e.length=h:e=null)}}else{
let h={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var a=w===r;if(a&&g)g=!1,m=[m,
1];else{a&&(g=!0,m=1);let h=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x===void 0){let c={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/2/required",keyword:"\
required",params:{missingProperty:"x"}};e===null?e=[c]:e.push(c),r++}if(t.x!==void 0){let c=r,L=r;if(t.x!==null){let v={};e===null?e=[v]:e.push(v),r++}var l=L===
r;if(l){let v={instancePath:i+"/x",schemaPath:"#/x-exactlyOne/oneOf/2/properties/x/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),r++}else r=c,e!==null&&
(c?e.length=c:e=null)}}else{let c={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/2/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var a=h===
r;a&&g?(g=!1,m=[m,2]):a&&(g=!0,m=2)}if(g)r=f,e!==null&&(f?e.length=f:e=null);else{let h={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf",keyword:"oneOf",params:{
passingSchemas:m}};e===null?e=[h]:e.push(h),r++}var u=C===r;if(!u){let h={instancePath:i,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{members:["ta\
rget","locator","x"]}};e===null?e=[h]:e.push(h),r++}let k=r,$=r,T=!1,S=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x===void 0){let h={instancePath:i,schemaPath:"\
#/x-together/anyOf/0/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[h]:e.push(h),r++}if(t.y===void 0){let h={instancePath:i,schemaPath:"\
#/x-together/anyOf/0/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[h]:e.push(h),r++}if(t.x!==void 0){let h=r,q=r;if(t.x!==null){let c={};
e===null?e=[c]:e.push(c),r++}var d=q===r;if(d){let c={instancePath:i+"/x",schemaPath:"#/x-together/anyOf/0/properties/x/not",keyword:"not",params:{}};e===null?e=
[c]:e.push(c),r++}else r=h,e!==null&&(h?e.length=h:e=null)}if(t.y!==void 0){let h=r,q=r;if(t.y!==null){let c={};e===null?e=[c]:e.push(c),r++}var y=q===r;if(y){let c={
instancePath:i+"/y",schemaPath:"#/x-together/anyOf/0/properties/y/not",keyword:"not",params:{}};e===null?e=[c]:e.push(c),r++}else r=h,e!==null&&(h?e.length=h:e=
null)}}else{let h={instancePath:i,schemaPath:"#/x-together/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var b=S===r;if(T=T||
b,!T){let h=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x!==void 0&&t.x!==null){let c={instancePath:i+"/x",schemaPath:"#/x-together/anyOf/1/properties/x\
/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}if(t.y!==void 0&&t.y!==null){let c={instancePath:i+"/y",schemaPath:"#/x-together/anyOf/\
1/properties/y/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:i,schemaPath:"#/x-together/anyOf/1/type",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var b=h===r;T=T||b}if(T)r=$,e!==null&&($?e.length=$:e=null);else{let h={instancePath:i,schemaPath:"#/\
x-together/anyOf",keyword:"anyOf",params:{}};e===null?e=[h]:e.push(h),r++}var I=k===r;if(!I){let h={instancePath:i,schemaPath:"#/x-together",keyword:"x-together",
params:{members:["x","y"]}};e===null?e=[h]:e.push(h),r++}for(let h in t)if(!(h==="type"||h==="target"||h==="locator"||h==="x"||h==="y")){let q={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h,members:["type","target","locator","x","y"]}};e===null?e=[q]:e.push(q),r++}}else{
let C={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}return Ce.errors=e,r===0}function Te(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[f]:e.push(f),r++}if(t.text===
void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[f]:e.push(f),r++}if(t.type!==void 0){let f=t.
type;if(typeof f!="string"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}
if(f!=="setText"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"setText"}};e===null?e=[g]:e.push(g),r++}}
if(t.target!==void 0){let f=t.target,g=r,m=!1,R=r;B(f,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:x})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length);var s=R===r;if(m=m||s,!m){let w=r;if(f!==null){let $={instancePath:i+"/target",schemaPath:"#/properties/target/anyOf/1/t\
ype",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var s=w===r;m=m||s}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+"/\
target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.locator!==void 0){let f=t.locator,g=r,m=!1,R=r;if(typeof f==
"string"){if(_(f)<1){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[w]:e.push(w),r++}if(_(f)>1e3){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),r++}var n=R===r;if(m=m||n,!m){let w=r;if(f!==null){let $={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var n=w===r;m=m||n}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.text!==void 0&&typeof t.text!="string"){let f={
instancePath:i+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}let u=r,d=r,y=!1,b=null,I=r;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.target===void 0){let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"\
target"}};e===null?e=[f]:e.push(f),r++}if(t.target!==void 0){let f=r,g=r;if(t.target!==null){let m={};e===null?e=[m]:e.push(m),r++}var o=g===r;if(o){let m={instancePath:i+
"/target",schemaPath:"#/x-exactlyOne/oneOf/0/properties/target/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{
let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var a=I===r;a&&(y=!0,b=0);let C=r;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.locator===void 0){let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{
missingProperty:"locator"}};e===null?e=[f]:e.push(f),r++}if(t.locator!==void 0){let f=r,g=r;if(t.locator!==null){let m={};e===null?e=[m]:e.push(m),r++}var p=g===
r;if(p){let m={instancePath:i+"/locator",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=
f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(
f),r++}var a=C===r;if(a&&y?(y=!1,b=[b,1]):a&&(y=!0,b=1),y)r=d,e!==null&&(d?e.length=d:e=null);else{let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf",keyword:"\
oneOf",params:{passingSchemas:b}};e===null?e=[f]:e.push(f),r++}var l=u===r;if(!l){let f={instancePath:i,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{
members:["target","locator"]}};e===null?e=[f]:e.push(f),r++}for(let f in t)if(!(f==="type"||f==="target"||f==="locator"||f==="text")){let g={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f,members:["type","target","locator","text"]}};e===null?e=[g]:e.push(g),r++}}else{
let u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Te.errors=e,r===0}var lr={title:"PressKeyAc\
tion",description:"Presses and releases a key in the focus owner.",type:"object",required:["type","key"],properties:{type:{description:"Names the action.",type:"\
string",const:"pressKey"},key:{description:"A JavaFX KeyCode name in any letter case: ENTER, TAB, A, F5, PAGE_DOWN.",type:"string",minLength:1,maxLength:50},modifiers:{
description:"Keys to hold.",type:["array","null"],items:{$ref:"#/$defs/Modifier"},maxItems:8}},additionalProperties:!1};var Ge=new RegExp("^([sS][hH][iI][fF][tT]|[cC][tT][rR][lL]|[cC][oO][nN][tT][rR][oO][lL]|[aA][lL][tT]|[mM][eE][tT][aA]|[cC][oO][mM][mM][aA][nN][dD]|[sS][hH][oO][\
rR][tT][cC][uU][tT])$","u");function Fe(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[s]:
e.push(s),r++}if(t.key===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[s]:e.push(s),r++}if(t.
type!==void 0){let s=t.type;if(typeof s!="string"){let n={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===
null?e=[n]:e.push(n),r++}if(s!=="pressKey"){let n={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"pressKey"}};
e===null?e=[n]:e.push(n),r++}}if(t.key!==void 0){let s=t.key;if(typeof s=="string"){if(_(s)<1){let n={instancePath:i+"/key",schemaPath:"#/properties/key/minLeng\
th",keyword:"minLength",params:{expected:"a string of 1 to 50 characters"}};e===null?e=[n]:e.push(n),r++}if(_(s)>50){let n={instancePath:i+"/key",schemaPath:"#/\
properties/key/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 50 characters"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/key",
schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.modifiers!==void 0){let s=t.modifiers;if(!Array.isArray(
s)&&s!==null){let n={instancePath:i+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{type:lr.properties.modifiers.type}};e===null?e=
[n]:e.push(n),r++}if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let p=s[o];if(typeof p=="string"){if(!Ge.test(p)){let a={instancePath:i+"/modifiers/"+
o,schemaPath:"#/$defs/Modifier/pattern",keyword:"pattern",params:{expected:"one of SHIFT, CTRL, ALT, META, SHORTCUT"}};e===null?e=[a]:e.push(a),r++}}else{let a={
instancePath:i+"/modifiers/"+o,schemaPath:"#/$defs/Modifier/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.length>8){let o={instancePath:i+
"/modifiers",schemaPath:"#/properties/modifiers/maxItems",keyword:"maxItems",params:{expected:"a list of at most 8 items"}};e===null?e=[o]:e.push(o),r++}}}for(let s in t)
if(!(s==="type"||s==="key"||s==="modifiers")){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s,
members:["type","key","modifiers"]}};e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),r++}return Fe.errors=e,r===0}function Ee(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[f]:e.push(f),r++}if(t.deltaY===
void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"deltaY"}};e===null?e=[f]:e.push(f),r++}if(t.type!==void 0){let f=t.
type;if(typeof f!="string"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}
if(f!=="scroll"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"scroll"}};e===null?e=[g]:e.push(g),r++}}
if(t.target!==void 0){let f=t.target,g=r,m=!1,R=r;B(f,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:x})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length);var s=R===r;if(m=m||s,!m){let w=r;if(f!==null){let $={instancePath:i+"/target",schemaPath:"#/properties/target/anyOf/1/t\
ype",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var s=w===r;m=m||s}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+"/\
target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.locator!==void 0){let f=t.locator,g=r,m=!1,R=r;if(typeof f==
"string"){if(_(f)<1){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[w]:e.push(w),r++}if(_(f)>1e3){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),r++}var n=R===r;if(m=m||n,!m){let w=r;if(f!==null){let $={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var n=w===r;m=m||n}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.deltaY!==void 0){let f=t.deltaY;if(!(typeof f==
"number"&&isFinite(f))){let g={instancePath:i+"/deltaY",schemaPath:"#/properties/deltaY/type",keyword:"type",params:{type:"number"}};e===null?e=[g]:e.push(g),r++}}
let u=r,d=r,y=!1,b=null,I=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.target===void 0){let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",
keyword:"required",params:{missingProperty:"target"}};e===null?e=[f]:e.push(f),r++}if(t.target!==void 0){let f=r,g=r;if(t.target!==null){let m={};e===null?e=[m]:
e.push(m),r++}var o=g===r;if(o){let m={instancePath:i+"/target",schemaPath:"#/x-exactlyOne/oneOf/0/properties/target/not",keyword:"not",params:{}};e===null?e=[m]:
e.push(m),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),r++}var a=I===r;a&&(y=!0,b=0);let C=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.locator===void 0){let f={instancePath:i,schemaPath:"\
#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{missingProperty:"locator"}};e===null?e=[f]:e.push(f),r++}if(t.locator!==void 0){let f=r,g=r;if(t.locator!==
null){let m={};e===null?e=[m]:e.push(m),r++}var p=g===r;if(p){let m={instancePath:i+"/locator",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"\
not",params:{}};e===null?e=[m]:e.push(m),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var a=C===r;if(a&&y?(y=!1,b=[b,1]):a&&(y=!0,b=1),y)r=d,e!==null&&(d?e.length=d:e=null);else{let f={instancePath:i,
schemaPath:"#/x-exactlyOne/oneOf",keyword:"oneOf",params:{passingSchemas:b}};e===null?e=[f]:e.push(f),r++}var l=u===r;if(!l){let f={instancePath:i,schemaPath:"#\
/x-exactlyOne",keyword:"x-exactlyOne",params:{members:["target","locator"]}};e===null?e=[f]:e.push(f),r++}for(let f in t)if(!(f==="type"||f==="target"||f==="loc\
ator"||f==="deltaY")){let g={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f,members:["type","tar\
get","locator","deltaY"]}};e===null?e=[g]:e.push(g),r++}}else{let u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.
push(u),r++}return Ee.errors=e,r===0}function ge(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){let s=t.type;if(typeof s=="string")if(s==="focus")Le(t,{instancePath:i,parentData:O,parentDataProperty:A,rootData:P,dynamicAnchors:x})||
(e=e===null?Le.errors:e.concat(Le.errors),r=e.length);else if(s==="click")Ce(t,{instancePath:i,parentData:O,parentDataProperty:A,rootData:P,dynamicAnchors:x})||
(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length);else if(s==="typeText")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let n={instancePath:i,
schemaPath:"#/$defs/TypeTextAction/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),r++}if(t.text===void 0){let n={instancePath:i,
schemaPath:"#/$defs/TypeTextAction/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[n]:e.push(n),r++}if(t.type!==void 0){let n=t.type;if(typeof n!=
"string"){let o={instancePath:i+"/type",schemaPath:"#/$defs/TypeTextAction/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
r++}if(n!=="typeText"){let o={instancePath:i+"/type",schemaPath:"#/$defs/TypeTextAction/properties/type/const",keyword:"const",params:{allowedValue:"typeText"}};
e===null?e=[o]:e.push(o),r++}}if(t.text!==void 0&&typeof t.text!="string"){let n={instancePath:i+"/text",schemaPath:"#/$defs/TypeTextAction/properties/text/type",
keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}for(let n in t)if(!(n==="type"||n==="text")){let o={instancePath:i,schemaPath:"#/$defs/TypeT\
extAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n,members:["type","text"]}};e===null?e=[o]:e.push(o),r++}}else{let n={
instancePath:i,schemaPath:"#/$defs/TypeTextAction/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}else if(s==="setText")Te(t,{instancePath:i,
parentData:O,parentDataProperty:A,rootData:P,dynamicAnchors:x})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length);else if(s==="pressKey")Fe(t,{instancePath:i,
parentData:O,parentDataProperty:A,rootData:P,dynamicAnchors:x})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length);else if(s==="scroll")Ee(t,{instancePath:i,
parentData:O,parentDataProperty:A,rootData:P,dynamicAnchors:x})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length);else{let n={instancePath:i,schemaPath:"#/\
discriminator",keyword:"discriminator",params:{tag:"type",tags:["focus","click","typeText","setText","pressKey","scroll"]}};e===null?e=[n]:e.push(n),r++}else{let n={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{tag:"type",tags:["focus","click","typeText","setText","pressKey","scroll"]}};e===null?
e=[n]:e.push(n),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return ge.errors=e,r===0}
var as=fr;function fr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.locator===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"locator"}};e===null?e=[s]:e.push(s),r++}if(t.
total===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[s]:e.push(s),r++}if(t.candidates===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"candidates"}};e===null?e=[s]:e.push(s),r++}if(t.locator!==void 0&&
typeof t.locator!="string"){let s={instancePath:i+"/locator",schemaPath:"#/properties/locator/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(
s),r++}if(t.total!==void 0){let s=t.total;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/total",schemaPath:"#/properties/tota\
l/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<2||isNaN(s))){let n={instancePath:i+"/total",
schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{expected:"an integer of at least 2"}};e===null?e=[n]:e.push(n),r++}}if(t.candidates!==void 0){
let s=t.candidates;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)ue(s[o],{instancePath:i+"/candidates/"+o,parentData:s,parentDataProperty:o,rootData:P,
dynamicAnchors:x})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)}else{let n={instancePath:i+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"\
type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),r++}return fr.errors=e,r===0}var ls=ur;function ur(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.uid===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uid"}};e===null?e=[s]:e.push(s),r++}if(t.x===void 0){
let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[s]:e.push(s),r++}if(t.y===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[s]:e.push(s),r++}if(t.width===void 0){let s={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"width"}};e===null?e=[s]:e.push(s),r++}if(t.height===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"height"}};e===null?e=[s]:e.push(s),r++}if(t.uid!==void 0&&typeof t.uid!="string"){let s={instancePath:i+"/uid",schemaPath:"#/\
properties/uid/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.x!==void 0){let s=t.x;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let n={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="num\
ber"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};
e===null?e=[n]:e.push(n),r++}}if(t.y!==void 0){let s=t.y;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/y",schemaPath:"#/prop\
erties/y/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"\
/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.width!==void 0){let s=t.
width;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let n={instancePath:i+"/width",schemaPath:"#/properties/width/minim\
um",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[n]:e.push(n),r++}}if(t.height!==void 0){let s=t.height;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.
push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let n={instancePath:i+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{
expected:"an integer of at least 1"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),r++}return ur.errors=e,r===0}var fs=yr,ne={title:"AppInfo",description:"The application behind the server.",type:"object",required:["pid"],properties:{
pid:{description:"Process id.",type:"integer",minimum:0},javaVersion:{description:"Version of the Java runtime.",type:["string","null"]},javafxVersion:{description:"\
Version of JavaFX.",type:["string","null"]},mainClass:{description:"Main class of the application.",type:["string","null"]},debugFlags:{description:"Flags that \
say how the server was enabled.",type:"array",items:{type:"string"}}}};function yr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.pid===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pid"}};e===null?e=[s]:e.push(s),r++}if(t.pid!==void 0){let s=t.pid;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/pid",schemaPath:"\
#/properties/pid/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+
"/pid",schemaPath:"#/properties/pid/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.javaVersion!==void 0){
let s=t.javaVersion;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/javaVersion",schemaPath:"#/properties/javaVersion/type",keyword:"type",params:{type:ne.
properties.javaVersion.type}};e===null?e=[n]:e.push(n),r++}}if(t.javafxVersion!==void 0){let s=t.javafxVersion;if(typeof s!="string"&&s!==null){let n={instancePath:i+
"/javafxVersion",schemaPath:"#/properties/javafxVersion/type",keyword:"type",params:{type:ne.properties.javafxVersion.type}};e===null?e=[n]:e.push(n),r++}}if(t.
mainClass!==void 0){let s=t.mainClass;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/mainClass",schemaPath:"#/properties/mainClass/type",keyword:"type",
params:{type:ne.properties.mainClass.type}};e===null?e=[n]:e.push(n),r++}}if(t.debugFlags!==void 0){let s=t.debugFlags;if(Array.isArray(s)){let n=s.length;for(let o=0;o<
n;o++)if(typeof s[o]!="string"){let p={instancePath:i+"/debugFlags/"+o,schemaPath:"#/properties/debugFlags/items/type",keyword:"type",params:{type:"string"}};e===
null?e=[p]:e.push(p),r++}}else{let n={instancePath:i+"/debugFlags",schemaPath:"#/properties/debugFlags/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:
e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return yr.errors=e,r===0}var us=cr;function cr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.actions===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"actions"}};e===null?e=[s]:e.push(s),r++}if(t.
screenshots===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"screenshots"}};e===null?e=[s]:e.push(s),r++}if(t.
instrumentation===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instrumentation"}};e===null?e=[s]:e.push(s),
r++}if(t.output===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"output"}};e===null?e=[s]:e.push(s),r++}if(t.
actions!==void 0&&typeof t.actions!="boolean"){let s={instancePath:i+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[s]:e.push(s),r++}if(t.screenshots!==void 0&&typeof t.screenshots!="boolean"){let s={instancePath:i+"/screenshots",schemaPath:"#/properties/screenshots/t\
ype",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.instrumentation!==void 0&&typeof t.instrumentation!="boolean"){let s={instancePath:i+
"/instrumentation",schemaPath:"#/properties/instrumentation/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.output!==void 0&&typeof t.
output!="boolean"){let s={instancePath:i+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return cr.errors=e,r===0}var ys=Pe,Kt={title:"Avai\
lableStage",description:"A window that could have been named.",type:"object",required:["stageIndex"],properties:{stageIndex:{description:"Its index.",type:"inte\
ger",minimum:0},windowId:{description:"Its id.",$ref:"#/$defs/WindowId"},kind:{description:"Stage, dialog or popup.",$ref:"#/$defs/StageKind"},title:{description:"\
Its title.",type:["string","null"]}}};function Pe(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.stageIndex===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stageIndex"}};e===null?e=[s]:e.push(s),r++}
if(t.stageIndex!==void 0){let s=t.stageIndex;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/stageIndex",schemaPath:"#/propert\
ies/stageIndex/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+
"/stageIndex",schemaPath:"#/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.windowId!==
void 0){let s=t.windowId;if(typeof s=="string"){if(!re.test(s)){let n={instancePath:i+"/windowId",schemaPath:"#/$defs/WindowId/pattern",keyword:"pattern",params:{
expected:"the id of a window such as w2"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/windowId",schemaPath:"#/$defs/WindowId/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.kind!==void 0&&typeof t.kind!="string"){let s={instancePath:i+"/kind",schemaPath:"#/$defs/StageKind/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.title!==void 0){let s=t.title;if(typeof s!="string"&&s!==null){let n={instancePath:i+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:Kt.properties.title.type}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Pe.errors=e,r===0}var cs=dr;function dr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.minX===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"minX"}};e===null?e=[s]:e.push(s),r++}if(t.minY===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"minY"}};e===null?e=[s]:e.push(s),r++}if(t.width===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[s]:e.push(s),r++}if(t.height===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[s]:e.push(s),r++}if(t.minX!==void 0){let s=t.minX;if(!(typeof s=="numb\
er"&&isFinite(s))){let n={instancePath:i+"/minX",schemaPath:"#/properties/minX/type",keyword:"type",params:{type:"number"}};e===null?e=[n]:e.push(n),r++}}if(t.minY!==
void 0){let s=t.minY;if(!(typeof s=="number"&&isFinite(s))){let n={instancePath:i+"/minY",schemaPath:"#/properties/minY/type",keyword:"type",params:{type:"numbe\
r"}};e===null?e=[n]:e.push(n),r++}}if(t.width!==void 0){let s=t.width;if(typeof s=="number"&&isFinite(s)){if(s<0||isNaN(s)){let n={instancePath:i+"/width",schemaPath:"\
#/properties/width/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/width",schemaPath:"\
#/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[n]:e.push(n),r++}}if(t.height!==void 0){let s=t.height;if(typeof s=="number"&&isFinite(
s)){if(s<0||isNaN(s)){let n={instancePath:i+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===
null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[n]:e.push(
n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return dr.errors=e,r===0}var ds=hr;function hr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.retryAfterMs===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retryAfterMs"}};e===null?e=[s]:e.push(
s),r++}if(t.retryAfterMs!==void 0){let s=t.retryAfterMs;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/retryAfterMs",schemaPath:"\
#/properties/retryAfterMs/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let n={
instancePath:i+"/retryAfterMs",schemaPath:"#/properties/retryAfterMs/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[n]:e.push(
n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return hr.errors=e,r===0}var hs=mr;function mr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[h]:e.push(h),r++}if(t.type!==
void 0){let h=t.type;if(typeof h!="string"){let q={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=
[q]:e.push(q),r++}if(h!=="click"){let q={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"click"}};e===null?e=[
q]:e.push(q),r++}}if(t.target!==void 0){let h=t.target,q=r,c=!1,L=r;B(h,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:x})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length);var s=L===r;if(c=c||s,!c){let v=r;if(h!==null){let D={instancePath:i+"/target",schemaPath:"#/properties/targ\
et/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[D]:e.push(D),r++}var s=v===r;c=c||s}if(c)r=q,e!==null&&(q?e.length=q:e=null);else{let v={instancePath:i+
"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}}if(t.locator!==void 0){let h=t.locator,q=r,c=!1,L=r;if(typeof h==
"string"){if(_(h)<1){let v={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[v]:e.push(v),r++}if(_(h)>1e3){let v={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[v]:e.push(v),r++}var n=L===r;if(c=c||n,!c){let v=r;if(h!==null){let D={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[D]:e.push(D),r++}var n=v===r;c=c||n}if(c)r=q,e!==null&&(q?e.length=q:e=null);else{let v={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}}if(t.x!==void 0){let h=t.x;if(!(typeof h=="number"&&
isFinite(h))&&h!==null){let q={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:Be.properties.x.type}};e===null?e=[q]:e.push(q),
r++}}if(t.y!==void 0){let h=t.y;if(!(typeof h=="number"&&isFinite(h))&&h!==null){let q={instancePath:i+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{
type:Be.properties.y.type}};e===null?e=[q]:e.push(q),r++}}let C=r,f=r,g=!1,m=null,R=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.target===void 0){let h={
instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[h]:e.push(h),r++}if(t.target!==void 0){
let h=r,q=r;if(t.target!==null){let c={};e===null?e=[c]:e.push(c),r++}var o=q===r;if(o){let c={instancePath:i+"/target",schemaPath:"#/x-exactlyOne/oneOf/0/prope\
rties/target/not",keyword:"not",params:{}};e===null?e=[c]:e.push(c),r++}else r=h,e!==null&&(h?e.length=h:e=null)}}else{let h={instancePath:i,schemaPath:"#/x-exa\
ctlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var a=R===r;a&&(g=!0,m=0);let w=r;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.locator===void 0){let h={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{missingProperty:"locator"}};e===null?e=
[h]:e.push(h),r++}if(t.locator!==void 0){let h=r,q=r;if(t.locator!==null){let c={};e===null?e=[c]:e.push(c),r++}var p=q===r;if(p){let c={instancePath:i+"/locato\
r",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"not",params:{}};e===null?e=[c]:e.push(c),r++}else r=h,e!==null&&(h?e.length=h:e=null)}}else{
let h={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var a=w===r;if(a&&g)g=!1,m=[m,
1];else{a&&(g=!0,m=1);let h=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x===void 0){let c={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/2/required",keyword:"\
required",params:{missingProperty:"x"}};e===null?e=[c]:e.push(c),r++}if(t.x!==void 0){let c=r,L=r;if(t.x!==null){let v={};e===null?e=[v]:e.push(v),r++}var l=L===
r;if(l){let v={instancePath:i+"/x",schemaPath:"#/x-exactlyOne/oneOf/2/properties/x/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),r++}else r=c,e!==null&&
(c?e.length=c:e=null)}}else{let c={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/2/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var a=h===
r;a&&g?(g=!1,m=[m,2]):a&&(g=!0,m=2)}if(g)r=f,e!==null&&(f?e.length=f:e=null);else{let h={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf",keyword:"oneOf",params:{
passingSchemas:m}};e===null?e=[h]:e.push(h),r++}var u=C===r;if(!u){let h={instancePath:i,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{members:["ta\
rget","locator","x"]}};e===null?e=[h]:e.push(h),r++}let k=r,$=r,T=!1,S=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x===void 0){let h={instancePath:i,schemaPath:"\
#/x-together/anyOf/0/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[h]:e.push(h),r++}if(t.y===void 0){let h={instancePath:i,schemaPath:"\
#/x-together/anyOf/0/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[h]:e.push(h),r++}if(t.x!==void 0){let h=r,q=r;if(t.x!==null){let c={};
e===null?e=[c]:e.push(c),r++}var d=q===r;if(d){let c={instancePath:i+"/x",schemaPath:"#/x-together/anyOf/0/properties/x/not",keyword:"not",params:{}};e===null?e=
[c]:e.push(c),r++}else r=h,e!==null&&(h?e.length=h:e=null)}if(t.y!==void 0){let h=r,q=r;if(t.y!==null){let c={};e===null?e=[c]:e.push(c),r++}var y=q===r;if(y){let c={
instancePath:i+"/y",schemaPath:"#/x-together/anyOf/0/properties/y/not",keyword:"not",params:{}};e===null?e=[c]:e.push(c),r++}else r=h,e!==null&&(h?e.length=h:e=
null)}}else{let h={instancePath:i,schemaPath:"#/x-together/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var b=S===r;if(T=T||
b,!T){let h=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x!==void 0&&t.x!==null){let c={instancePath:i+"/x",schemaPath:"#/x-together/anyOf/1/properties/x\
/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}if(t.y!==void 0&&t.y!==null){let c={instancePath:i+"/y",schemaPath:"#/x-together/anyOf/\
1/properties/y/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:i,schemaPath:"#/x-together/anyOf/1/type",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var b=h===r;T=T||b}if(T)r=$,e!==null&&($?e.length=$:e=null);else{let h={instancePath:i,schemaPath:"#/\
x-together/anyOf",keyword:"anyOf",params:{}};e===null?e=[h]:e.push(h),r++}var I=k===r;if(!I){let h={instancePath:i,schemaPath:"#/x-together",keyword:"x-together",
params:{members:["x","y"]}};e===null?e=[h]:e.push(h),r++}for(let h in t)if(!(h==="type"||h==="target"||h==="locator"||h==="x"||h==="y")){let q={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h,members:["type","target","locator","x","y"]}};e===null?e=[q]:e.push(q),r++}}else{
let C={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}return mr.errors=e,r===0}var ms=wr,me={title:"Colu\
mnInfo",description:"A visible leaf column.",type:"object",required:["id"],properties:{id:{description:"The column's id.",type:["string","null"]},text:{description:"\
Its header.",type:["string","null"]}}};function wr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?
e=[s]:e.push(s),r++}if(t.id!==void 0){let s=t.id;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:me.properties.id.type}};e===null?e=[n]:e.push(n),r++}}if(t.text!==void 0){let s=t.text;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:me.properties.text.type}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return wr.errors=e,r===0}var ws=gr;function gr(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:Xe.type}};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i,schemaPath:"\
#/minimum",keyword:"minimum",params:{expected:"a string or an integer of at least 0"}};e===null?e=[s]:e.push(s),r++}return gr.errors=e,r===0}var gs=kr,Pr={title:"\
DiagnosedException",description:"An exception that nothing in the application caught.",type:"object",required:["at","thread","type","stack"],properties:{at:{description:"\
When it was thrown to the end.",type:"string",pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$","x-expected":"an RFC 3339 momen\
t in UTC such as 2026-01-05T12:34:56.789Z"},thread:{description:"Name of the thread.",type:"string"},type:{description:"Its class.",type:"string",minLength:1},message:{
description:"What it says.",type:["string","null"]},stack:{description:"Where it came from, the innermost first, in the application's own words; causes follow a\
fter a line of their own.",type:"array",items:{type:"string"}}}},Je=new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$","u");function kr(t,{
instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.at===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"at"}};e===null?e=[s]:e.push(s),r++}if(t.thread===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"thread"}};e===null?e=[s]:e.push(s),r++}if(t.type===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),r++}if(t.stack===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"stack"}};e===null?e=[s]:e.push(s),r++}if(t.at!==void 0){let s=t.at;if(typeof s=="string"){if(!Je.test(s)){
let n={instancePath:i+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{expected:"an RFC 3339 moment in UTC such as 2026-01-05T12:34:56.789Z"}};
e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),
r++}}if(t.thread!==void 0&&typeof t.thread!="string"){let s={instancePath:i+"/thread",schemaPath:"#/properties/thread/type",keyword:"type",params:{type:"string"}};
e===null?e=[s]:e.push(s),r++}if(t.type!==void 0){let s=t.type;if(typeof s=="string"){if(_(s)<1){let n={instancePath:i+"/type",schemaPath:"#/properties/type/minL\
ength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/type",schemaPath:"#/\
properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.message!==void 0){let s=t.message;if(typeof s!="string"&&s!==null){
let n={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:Pr.properties.message.type}};e===null?e=[n]:e.push(n),r++}}if(t.
stack!==void 0){let s=t.stack;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)if(typeof s[o]!="string"){let p={instancePath:i+"/stack/"+o,schemaPath:"#/\
properties/stack/items/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let n={instancePath:i+"/stack",schemaPath:"#/properties/s\
tack/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[s]:e.push(s),r++}return kr.errors=e,r===0}var Ps=xr;function xr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return xr.errors=e,r===0}var ks=br;function Re(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.code===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[s]:e.push(s),r++}if(t.message===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[s]:e.push(s),r++}if(t.details===void 0){
let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[s]:e.push(s),r++}if(t.code!==void 0&&typeof t.code!=
"string"){let s={instancePath:i+"/code",schemaPath:"#/$defs/ErrorCode/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.message!==void 0){
let s=t.message;if(typeof s=="string"){if(_(s)<1){let n={instancePath:i+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.details!==void 0){let s=t.details;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/det\
ails",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Re.errors=e,r===0}function br(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.error===void 0){let s={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"error"}};e===null?e=[s]:e.push(s),r++}t.error!==void 0&&(Re(t.error,{instancePath:i+"/error",parentData:t,parentDataProperty:"\
error",rootData:P,dynamicAnchors:x})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length))}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[s]:e.push(s),r++}return br.errors=e,r===0}var xs=vr;function vr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,
dynamicAnchors:x={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.
push(s),r++}return vr.errors=e,r===0}var bs=Ar;function Ar(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[f]:e.push(f),r++}if(t.type!==
void 0){let f=t.type;if(typeof f!="string"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=
[g]:e.push(g),r++}if(f!=="focus"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"focus"}};e===null?e=[
g]:e.push(g),r++}}if(t.target!==void 0){let f=t.target,g=r,m=!1,R=r;B(f,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:x})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length);var s=R===r;if(m=m||s,!m){let w=r;if(f!==null){let $={instancePath:i+"/target",schemaPath:"#/properties/targ\
et/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var s=w===r;m=m||s}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.locator!==void 0){let f=t.locator,g=r,m=!1,R=r;if(typeof f==
"string"){if(_(f)<1){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[w]:e.push(w),r++}if(_(f)>1e3){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),r++}var n=R===r;if(m=m||n,!m){let w=r;if(f!==null){let $={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var n=w===r;m=m||n}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}let u=r,d=r,y=!1,b=null,I=r;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.target===void 0){let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"target"}};
e===null?e=[f]:e.push(f),r++}if(t.target!==void 0){let f=r,g=r;if(t.target!==null){let m={};e===null?e=[m]:e.push(m),r++}var o=g===r;if(o){let m={instancePath:i+
"/target",schemaPath:"#/x-exactlyOne/oneOf/0/properties/target/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{
let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var a=I===r;a&&(y=!0,b=0);let C=r;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.locator===void 0){let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{
missingProperty:"locator"}};e===null?e=[f]:e.push(f),r++}if(t.locator!==void 0){let f=r,g=r;if(t.locator!==null){let m={};e===null?e=[m]:e.push(m),r++}var p=g===
r;if(p){let m={instancePath:i+"/locator",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=
f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(
f),r++}var a=C===r;if(a&&y?(y=!1,b=[b,1]):a&&(y=!0,b=1),y)r=d,e!==null&&(d?e.length=d:e=null);else{let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf",keyword:"\
oneOf",params:{passingSchemas:b}};e===null?e=[f]:e.push(f),r++}var l=u===r;if(!l){let f={instancePath:i,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{
members:["target","locator"]}};e===null?e=[f]:e.push(f),r++}for(let f in t)if(!(f==="type"||f==="target"||f==="locator")){let g={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:f,members:["type","target","locator"]}};e===null?e=[g]:e.push(g),r++}}else{let u={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Ar.errors=e,r===0}var vs=ke;var oe={title:"NodeHint",description:"What a caller remembers of a node. A server may ignore it.",type:"object",required:[],properties:{id:{description:"The nod\
e's id.",type:["string","null"]},type:{description:"The node's type.",type:["string","null"]},text:{description:"The node's text.",type:["string","null"]}}},Or=new RegExp(
"^(u-[0-9a-z]+|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$","u");function H(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let n={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"path"}};e===null?e=[n]:e.push(n),r++}if(t.uid===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"uid"}};e===null?e=[n]:e.push(n),r++}if(t.path!==void 0){let n=t.path;if(typeof n=="string"){if(!je.test(n)){let o={instancePath:i+
"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{expected:"a path such as /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[o]:e.push(
o),r++}}else{let o={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.uid!==void 0){
let n=t.uid;if(typeof n=="string"){if(_(n)>200){let o={instancePath:i+"/uid",schemaPath:"#/properties/uid/maxLength",keyword:"maxLength",params:{expected:"a uid\
 such as u-3k9 or a UUID"}};e===null?e=[o]:e.push(o),r++}if(!Or.test(n)){let o={instancePath:i+"/uid",schemaPath:"#/properties/uid/pattern",keyword:"pattern",params:{
expected:"a uid such as u-3k9 or a UUID"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.hint!==void 0){let n=t.hint,o=r,p=!1,a=r;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id!==void 0){let l=n.
id;if(typeof l!="string"&&l!==null){let u={instancePath:i+"/hint/id",schemaPath:"#/$defs/NodeHint/properties/id/type",keyword:"type",params:{type:oe.properties.
id.type}};e===null?e=[u]:e.push(u),r++}}if(n.type!==void 0){let l=n.type;if(typeof l!="string"&&l!==null){let u={instancePath:i+"/hint/type",schemaPath:"#/$defs\
/NodeHint/properties/type/type",keyword:"type",params:{type:oe.properties.type.type}};e===null?e=[u]:e.push(u),r++}}if(n.text!==void 0){let l=n.text;if(typeof l!=
"string"&&l!==null){let u={instancePath:i+"/hint/text",schemaPath:"#/$defs/NodeHint/properties/text/type",keyword:"type",params:{type:oe.properties.text.type}};
e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:i+"/hint",schemaPath:"#/$defs/NodeHint/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}var s=a===r;if(p=p||s,!p){let l=r;if(n!==null){let d={instancePath:i+"/hint",schemaPath:"#/properties/hint/anyOf/1/type",keyword:"type",params:{type:"nul\
l"}};e===null?e=[d]:e.push(d),r++}var s=l===r;p=p||s}if(p)r=o,e!==null&&(o?e.length=o:e=null);else{let l={instancePath:i+"/hint",schemaPath:"#/properties/hint/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[l]:e.push(l),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=
[n]:e.push(n),r++}return H.errors=e,r===0}function ke(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.focusedNode!==void 0){let o=t.focusedNode,p=r,a=!1,l=r;H(o,{instancePath:i+"/focusedNode",parentData:t,parentDataProperty:"\
focusedNode",rootData:P,dynamicAnchors:x})||(e=e===null?H.errors:e.concat(H.errors),r=e.length);var s=l===r;if(a=a||s,!a){let u=r;if(o!==null){let y={instancePath:i+
"/focusedNode",schemaPath:"#/properties/focusedNode/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}var s=u===r;a=a||s}if(a)r=p,
e!==null&&(p?e.length=p:e=null);else{let u={instancePath:i+"/focusedNode",schemaPath:"#/properties/focusedNode/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:
e.push(u),r++}}if(t.focusedWindow!==void 0){let o=t.focusedWindow,p=r,a=!1,l=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.stageIndex===void 0){let u={instancePath:i+
"/focusedWindow",schemaPath:"#/$defs/FocusedWindow/required",keyword:"required",params:{missingProperty:"stageIndex"}};e===null?e=[u]:e.push(u),r++}if(o.stageIndex!==
void 0){let u=o.stageIndex;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let d={instancePath:i+"/focusedWindow/stageIndex",schemaPath:"#/$defs/Focus\
edWindow/properties/stageIndex/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),r++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){let d={
instancePath:i+"/focusedWindow/stageIndex",schemaPath:"#/$defs/FocusedWindow/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at\
 least 0"}};e===null?e=[d]:e.push(d),r++}}}else{let u={instancePath:i+"/focusedWindow",schemaPath:"#/$defs/FocusedWindow/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[u]:e.push(u),r++}var n=l===r;if(a=a||n,!a){let u=r;if(o!==null){let y={instancePath:i+"/focusedWindow",schemaPath:"#/properties/focusedWindow/\
anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}var n=u===r;a=a||n}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{let u={instancePath:i+
"/focusedWindow",schemaPath:"#/properties/focusedWindow/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ke.errors=e,r===0}var As=qr;function qr(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.stageIndex===void 0){let s={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"stageIndex"}};e===null?e=[s]:e.push(s),r++}if(t.stageIndex!==void 0){let s=t.stageIndex;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex/type",keyword:"type",params:{type:"integer"}};e===
null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex/minimum",keyword:"\
minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),r++}return qr.errors=e,r===0}var Os=$r,Ir={title:"FxThreadState",description:"What the FX thread does.",type:"object",required:[
"busy","stack"],properties:{busy:{description:"It did not answer while it was watched.",type:"boolean"},answeredInMs:{description:"How long it took to answer; n\
ull when it is busy.",type:["number","null"],minimum:0,"x-volatile":!0},stack:{description:"What it is busy with, the innermost first; empty when it is free, or\
 when that can't be seen.","x-volatile":!0,type:"array",items:{type:"string"}}}};function $r(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,
dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.busy===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"busy"}};e===null?e=[s]:e.push(s),r++}if(t.stack===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"stack"}};e===null?e=[s]:e.push(s),r++}if(t.busy!==void 0&&typeof t.busy!="boolean"){let s={instancePath:i+"/busy",schemaPath:"#/properties/busy\
/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.answeredInMs!==void 0){let s=t.answeredInMs;if(!(typeof s=="number"&&isFinite(s))&&
s!==null){let n={instancePath:i+"/answeredInMs",schemaPath:"#/properties/answeredInMs/type",keyword:"type",params:{type:Ir.properties.answeredInMs.type}};e===null?
e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/answeredInMs",schemaPath:"#/properties/answeredInMs/minimum",keyword:"\
minimum",params:{expected:"a number of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.stack!==void 0){let s=t.stack;if(Array.isArray(s)){let n=s.length;for(let o=0;o<
n;o++)if(typeof s[o]!="string"){let p={instancePath:i+"/stack/"+o,schemaPath:"#/properties/stack/items/type",keyword:"type",params:{type:"string"}};e===null?e=[
p]:e.push(p),r++}}else{let n={instancePath:i+"/stack",schemaPath:"#/properties/stack/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return $r.errors=e,r===0}var qs=jr;var Ye=new RegExp("^mcp-javafx-ui/1\\.[0-9]+$","u");function jr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ok===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ok"}};
e===null?e=[s]:e.push(s),r++}if(t.schema===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?
e=[s]:e.push(s),r++}if(t.tools===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tools"}};e===null?e=[s]:e.push(
s),r++}if(t.transport===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"transport"}};e===null?e=[s]:e.push(s),
r++}if(t.attached===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attached"}};e===null?e=[s]:e.push(s),r++}if(t.
ok!==void 0&&typeof t.ok!="boolean"){let s={instancePath:i+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(
s),r++}if(t.schema!==void 0){let s=t.schema;if(typeof s=="string"){if(!Ye.test(s)){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/pattern",keyword:"\
pattern",params:{expected:"a version of this contract such as mcp-javafx-ui/1.1"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/schema",schemaPath:"\
#/properties/schema/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.tools!==void 0){let s=t.tools;if(Array.isArray(s)){let n=s.length;
for(let o=0;o<n;o++)if(typeof s[o]!="string"){let p={instancePath:i+"/tools/"+o,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),r++}}else{let n={instancePath:i+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(
n),r++}}if(t.transport!==void 0&&typeof t.transport!="string"){let s={instancePath:i+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{
type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.attached!==void 0&&typeof t.attached!="boolean"){let s={instancePath:i+"/attached",schemaPath:"#/properties/at\
tached/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[s]:e.push(s),r++}return jr.errors=e,r===0}var Is=Nr;function Nr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.pointer===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pointer"}};e===null?e=[s]:e.push(s),r++}if(t.
message===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[s]:e.push(s),r++}if(t.expected===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expected"}};e===null?e=[s]:e.push(s),r++}if(t.pointer!==void 0&&
typeof t.pointer!="string"){let s={instancePath:i+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(
s),r++}if(t.message!==void 0&&typeof t.message!="string"){let s={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[s]:e.push(s),r++}if(t.expected!==void 0&&typeof t.expected!="string"){let s={instancePath:i+"/expected",schemaPath:"#/properties/expected/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}return Nr.errors=e,r===0}var $s=_r;function _r(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.issues===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[s]:e.push(s),r++}if(t.
issues!==void 0){let s=t.issues;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let p=s[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.pointer===
void 0){let a={instancePath:i+"/issues/"+o,schemaPath:"#/$defs/InputIssue/required",keyword:"required",params:{missingProperty:"pointer"}};e===null?e=[a]:e.push(
a),r++}if(p.message===void 0){let a={instancePath:i+"/issues/"+o,schemaPath:"#/$defs/InputIssue/required",keyword:"required",params:{missingProperty:"message"}};
e===null?e=[a]:e.push(a),r++}if(p.expected===void 0){let a={instancePath:i+"/issues/"+o,schemaPath:"#/$defs/InputIssue/required",keyword:"required",params:{missingProperty:"\
expected"}};e===null?e=[a]:e.push(a),r++}if(p.pointer!==void 0&&typeof p.pointer!="string"){let a={instancePath:i+"/issues/"+o+"/pointer",schemaPath:"#/$defs/In\
putIssue/properties/pointer/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.message!==void 0&&typeof p.message!="string"){let a={
instancePath:i+"/issues/"+o+"/message",schemaPath:"#/$defs/InputIssue/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(p.expected!==void 0&&typeof p.expected!="string"){let a={instancePath:i+"/issues/"+o+"/expected",schemaPath:"#/$defs/InputIssue/properties/expected/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/issues/"+o,schemaPath:"#/$defs/InputIssue/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.length<1){let o={instancePath:i+"/issues",schemaPath:"#/properties/issues/minItems",keyword:"minItems",params:{
expected:"a list of at least 1 item"}};e===null?e=[o]:e.push(o),r++}}else{let n={instancePath:i+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{
type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}
return _r.errors=e,r===0}var js=Dr;function Dr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.index===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"index"}};e===
null?e=[n]:e.push(n),r++}if(t.index!==void 0){let n=t.index;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/index",schemaPath:"\
#/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),r++}}if(t.column!==void 0){
let n=t.column,o=r,p=!1,a=r;if(typeof n!="string"&&!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l={instancePath:i+"/column",schemaPath:"#/$defs/Co\
lumnKey/type",keyword:"type",params:{type:Xe.type}};e===null?e=[l]:e.push(l),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let l={instancePath:i+"/co\
lumn",schemaPath:"#/$defs/ColumnKey/minimum",keyword:"minimum",params:{expected:"a string or an integer of at least 0"}};e===null?e=[l]:e.push(l),r++}var s=a===
r;if(p=p||s,!p){let l=r;if(n!==null){let d={instancePath:i+"/column",schemaPath:"#/properties/column/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?
e=[d]:e.push(d),r++}var s=l===r;p=p||s}if(p)r=o,e!==null&&(o?e.length=o:e=null);else{let l={instancePath:i+"/column",schemaPath:"#/properties/column/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[l]:e.push(l),r++}}for(let n in t)if(!(n==="index"||n==="column")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n,members:["index","column"]}};e===null?e=[o]:e.push(o),r++}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Dr.errors=e,r===0}var Ns=Lr;function Lr(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.uid===void 0){let s={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"uid"}};e===null?e=[s]:e.push(s),r++}if(t.windowId===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"windowId"}};e===null?e=[s]:e.push(s),r++}if(t.line===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"line"}};e===null?e=[s]:e.push(s),r++}if(t.uid!==void 0&&typeof t.uid!="string"){let s={instancePath:i+"/uid",schemaPath:"#/properties/u\
id/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.windowId!==void 0){let s=t.windowId;if(typeof s=="string"){if(!re.test(s)){let n={
instancePath:i+"/windowId",schemaPath:"#/$defs/WindowId/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i+"/windowId",schemaPath:"#/$defs/WindowId/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.line!==void 0&&typeof t.
line!="string"){let s={instancePath:i+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Lr.errors=e,r===0}var _s=Cr;function Cr(t,{instancePath:i="",
parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(typeof t=="string"){if(_(t)<1){let s={instancePath:i,schemaPath:"#/min\
Length",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[s]:e.push(s),r++}if(_(t)>1e3){let s={instancePath:i,schemaPath:"#/\
maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return Cr.errors=e,r===0}var Ds=Tr;function Tr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return Tr.errors=e,r===0}var Ls=xe,zt={title:"LookWindow",description:"A\
 window of a look.",type:"object",required:["windowId","kind","modal","current","shown","lines"],properties:{windowId:{description:"Names it.",$ref:"#/$defs/Win\
dowId"},kind:{description:"Stage, dialog or popup.",$ref:"#/$defs/StageKind"},title:{description:"Its title.",type:["string","null"]},modal:{description:"Whethe\
r other windows take no input while it shows.",type:"boolean"},current:{description:"Whether it is the current window.",type:"boolean"},ownerId:{description:"Th\
e window that owns it.",anyOf:[{$ref:"#/$defs/WindowId"},{type:"null"}]},behind:{description:"The modal window that takes its input.",anyOf:[{$ref:"#/$defs/Wind\
owId"},{type:"null"}]},shown:{description:"Whether the outline has its lines; otherwise it is only mentioned.",type:"boolean"},lines:{description:"How many line\
s it has, those that were left out included.",type:"integer",minimum:0}}};function xe(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.windowId===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
windowId"}};e===null?e=[o]:e.push(o),r++}if(t.kind===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===
null?e=[o]:e.push(o),r++}if(t.modal===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"modal"}};e===null?e=[o]:
e.push(o),r++}if(t.current===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"current"}};e===null?e=[o]:e.push(
o),r++}if(t.shown===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"shown"}};e===null?e=[o]:e.push(o),r++}if(t.
lines===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lines"}};e===null?e=[o]:e.push(o),r++}if(t.windowId!==
void 0){let o=t.windowId;if(typeof o=="string"){if(!re.test(o)){let p={instancePath:i+"/windowId",schemaPath:"#/$defs/WindowId/pattern",keyword:"pattern",params:{
expected:"the id of a window such as w2"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/windowId",schemaPath:"#/$defs/WindowId/type",keyword:"type",
params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}if(t.kind!==void 0&&typeof t.kind!="string"){let o={instancePath:i+"/kind",schemaPath:"#/$defs/StageKind/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(t.title!==void 0){let o=t.title;if(typeof o!="string"&&o!==null){let p={instancePath:i+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:zt.properties.title.type}};e===null?e=[p]:e.push(p),r++}}if(t.modal!==void 0&&typeof t.
modal!="boolean"){let o={instancePath:i+"/modal",schemaPath:"#/properties/modal/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(t.
current!==void 0&&typeof t.current!="boolean"){let o={instancePath:i+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[o]:e.push(o),r++}if(t.ownerId!==void 0){let o=t.ownerId,p=r,a=!1,l=r;if(typeof o=="string"){if(!re.test(o)){let u={instancePath:i+"/ownerId",schemaPath:"\
#/$defs/WindowId/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/ownerI\
d",schemaPath:"#/$defs/WindowId/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}var s=l===r;if(a=a||s,!a){let u=r;if(o!==null){let y={
instancePath:i+"/ownerId",schemaPath:"#/properties/ownerId/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}var s=u===r;a=a||s}if(a)
r=p,e!==null&&(p?e.length=p:e=null);else{let u={instancePath:i+"/ownerId",schemaPath:"#/properties/ownerId/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(
u),r++}}if(t.behind!==void 0){let o=t.behind,p=r,a=!1,l=r;if(typeof o=="string"){if(!re.test(o)){let u={instancePath:i+"/behind",schemaPath:"#/$defs/WindowId/pa\
ttern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/behind",schemaPath:"#/$de\
fs/WindowId/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}var n=l===r;if(a=a||n,!a){let u=r;if(o!==null){let y={instancePath:i+"/beh\
ind",schemaPath:"#/properties/behind/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}var n=u===r;a=a||n}if(a)r=p,e!==null&&(p?e.
length=p:e=null);else{let u={instancePath:i+"/behind",schemaPath:"#/properties/behind/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}if(t.shown!==
void 0&&typeof t.shown!="boolean"){let o={instancePath:i+"/shown",schemaPath:"#/properties/shown/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.
push(o),r++}if(t.lines!==void 0){let o=t.lines;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/lines",schemaPath:"#/properties\
/lines/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/l\
ines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return xe.errors=e,r===0}var Cs=be;function be(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.boundsInScene!==void 0){let s=t.boundsInScene;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.minX===void 0){let n={instancePath:i+"/boundsInScene",schemaPath:"\
#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"minX"}};e===null?e=[n]:e.push(n),r++}if(s.minY===void 0){let n={instancePath:i+"/boundsInSc\
ene",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"minY"}};e===null?e=[n]:e.push(n),r++}if(s.width===void 0){let n={instancePath:i+
"/boundsInScene",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[n]:e.push(n),r++}if(s.height===void 0){let n={
instancePath:i+"/boundsInScene",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[n]:e.push(n),r++}if(s.minX!==
void 0){let n=s.minX;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/boundsInScene/minX",schemaPath:"#/$defs/Bounds/properties/minX/type",keyword:"\
type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.minY!==void 0){let n=s.minY;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/boun\
dsInScene/minY",schemaPath:"#/$defs/Bounds/properties/minY/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.width!==void 0){let n=s.
width;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/boundsInScene/width",schemaPath:"#/$defs/Bounds/properties/width/minimum",keyword:"\
minimum",params:{expected:"a number of at least 0"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/boundsInScene/width",schemaPath:"#/$defs/Bounds/\
properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.height!==void 0){let n=s.height;if(typeof n=="number"&&isFinite(
n)){if(n<0||isNaN(n)){let o={instancePath:i+"/boundsInScene/height",schemaPath:"#/$defs/Bounds/properties/height/minimum",keyword:"minimum",params:{expected:"a \
number of at least 0"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/boundsInScene/height",schemaPath:"#/$defs/Bounds/properties/height/type",keyword:"\
type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i+"/boundsInScene",schemaPath:"#/$defs/Bounds/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}
return be.errors=e,r===0}var Ts=Fr;function Fr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.usedBytes===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"usedBytes"}};e===null?e=[s]:e.push(s),r++}
if(t.maxBytes===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxBytes"}};e===null?e=[s]:e.push(s),r++}if(t.
usedBytes!==void 0){let s=t.usedBytes;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/usedBytes",schemaPath:"#/properties/used\
Bytes/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/us\
edBytes",schemaPath:"#/properties/usedBytes/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.maxBytes!==
void 0){let s=t.maxBytes;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/maxBytes",schemaPath:"#/properties/maxBytes/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/maxBytes",schemaPath:"#\
/properties/maxBytes/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Fr.errors=e,r===0}var Fs=Er;function Er(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(typeof t=="string"){if(!Ge.test(t)){let s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{
expected:"one of SHIFT, CTRL, ALT, META, SHORTCUT"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[s]:e.push(s),r++}return Er.errors=e,r===0}var Es=Rr;function Rr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.available===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"available"}};e===null?e=[s]:e.push(s),r++}
if(t.available!==void 0){let s=t.available;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)Pe(s[o],{instancePath:i+"/available/"+o,parentData:s,parentDataProperty:o,
rootData:P,dynamicAnchors:x})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)}else{let n={instancePath:i+"/available",schemaPath:"#/properties/available/\
type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}return Rr.errors=e,r===0}var Rs=Sr,Me={title:"NodeAccessibility",description:"What assistive technology is told.",type:"object",required:[],
properties:{role:{description:"Accessible role.",type:["string","null"]},help:{description:"Accessible help.",type:["string","null"]}}};function Sr(t,{instancePath:i="",
parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.role!==void 0){let s=t.
role;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type:Me.properties.role.type}};e===
null?e=[n]:e.push(n),r++}}if(t.help!==void 0){let s=t.help;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/help",schemaPath:"#/properties/help/type",keyword:"\
type",params:{type:Me.properties.help.type}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}return Sr.errors=e,r===0}var Ss=Br,Wr={title:"NodeFx",description:"JavaFX properties.",type:"object",required:[],properties:{properties:{
description:"Tooltip, user data and other properties, keys sorted. `userData` is there only as a string, number or boolean.",type:"object",additionalProperties:{
type:["string","number","boolean","null"]}}}};function Br(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.properties!==void 0){let s=t.properties;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let o=s[n];
if(typeof o!="string"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"&&o!==null){let p={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/properties/additionalProperties/type",keyword:"type",params:{type:Wr.properties.properties.additionalProperties.type}};e===null?e=
[p]:e.push(p),r++}}else{let n={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Br.errors=e,r===0}var Ws=Mr;function Mr(t,{
instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id!==
void 0){let s=t.id;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:oe.properties.id.type}};
e===null?e=[n]:e.push(n),r++}}if(t.type!==void 0){let s=t.type;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:oe.properties.type.type}};e===null?e=[n]:e.push(n),r++}}if(t.text!==void 0){let s=t.text;if(typeof s!="string"&&s!==null){let n={instancePath:i+
"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:oe.properties.text.type}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Mr.errors=e,r===0}var Bs=ve;function ve(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.boundsInParent!==void 0){let s=t.boundsInParent;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.minX===void 0){let n={instancePath:i+"/boundsInParent",
schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"minX"}};e===null?e=[n]:e.push(n),r++}if(s.minY===void 0){let n={instancePath:i+
"/boundsInParent",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"minY"}};e===null?e=[n]:e.push(n),r++}if(s.width===void 0){let n={
instancePath:i+"/boundsInParent",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[n]:e.push(n),r++}if(s.height===
void 0){let n={instancePath:i+"/boundsInParent",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[n]:e.push(
n),r++}if(s.minX!==void 0){let n=s.minX;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/boundsInParent/minX",schemaPath:"#/$defs/Bounds/propertie\
s/minX/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.minY!==void 0){let n=s.minY;if(!(typeof n=="number"&&isFinite(n))){let o={
instancePath:i+"/boundsInParent/minY",schemaPath:"#/$defs/Bounds/properties/minY/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.
width!==void 0){let n=s.width;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/boundsInParent/width",schemaPath:"#/$defs/Bounds/pro\
perties/width/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/boundsInParent/w\
idth",schemaPath:"#/$defs/Bounds/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.height!==void 0){let n=s.height;
if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/boundsInParent/height",schemaPath:"#/$defs/Bounds/properties/height/minimum",keyword:"\
minimum",params:{expected:"a number of at least 0"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/boundsInParent/height",schemaPath:"#/$defs/Bound\
s/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i+"/boundsInParent",schemaPath:"#/$defs\
/Bounds/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(t.boundsInScene!==void 0){let s=t.boundsInScene;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.minX===void 0){let n={instancePath:i+"/boundsInScene",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"m\
inX"}};e===null?e=[n]:e.push(n),r++}if(s.minY===void 0){let n={instancePath:i+"/boundsInScene",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{missingProperty:"\
minY"}};e===null?e=[n]:e.push(n),r++}if(s.width===void 0){let n={instancePath:i+"/boundsInScene",schemaPath:"#/$defs/Bounds/required",keyword:"required",params:{
missingProperty:"width"}};e===null?e=[n]:e.push(n),r++}if(s.height===void 0){let n={instancePath:i+"/boundsInScene",schemaPath:"#/$defs/Bounds/required",keyword:"\
required",params:{missingProperty:"height"}};e===null?e=[n]:e.push(n),r++}if(s.minX!==void 0){let n=s.minX;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+
"/boundsInScene/minX",schemaPath:"#/$defs/Bounds/properties/minX/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.minY!==void 0){
let n=s.minY;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/boundsInScene/minY",schemaPath:"#/$defs/Bounds/properties/minY/type",keyword:"type",
params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.width!==void 0){let n=s.width;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+
"/boundsInScene/width",schemaPath:"#/$defs/Bounds/properties/width/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[o]:e.push(
o),r++}}else{let o={instancePath:i+"/boundsInScene/width",schemaPath:"#/$defs/Bounds/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:
e.push(o),r++}}if(s.height!==void 0){let n=s.height;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){let o={instancePath:i+"/boundsInScene/height",schemaPath:"\
#/$defs/Bounds/properties/height/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/boundsInScene/height",schemaPath:"#/$defs/Bounds/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i+
"/boundsInScene",schemaPath:"#/$defs/Bounds/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(t.localToScreen!==void 0){let s=t.localToScreen;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let n={instancePath:i+"/localToScreen",schemaPath:"#/$defs/ScreenBounds/required",keyword:"require\
d",params:{missingProperty:"x"}};e===null?e=[n]:e.push(n),r++}if(s.y===void 0){let n={instancePath:i+"/localToScreen",schemaPath:"#/$defs/ScreenBounds/required",
keyword:"required",params:{missingProperty:"y"}};e===null?e=[n]:e.push(n),r++}if(s.width===void 0){let n={instancePath:i+"/localToScreen",schemaPath:"#/$defs/Sc\
reenBounds/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[n]:e.push(n),r++}if(s.height===void 0){let n={instancePath:i+"/localToScre\
en",schemaPath:"#/$defs/ScreenBounds/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[n]:e.push(n),r++}if(s.x!==void 0){let n=s.x;if(!(typeof n==
"number"&&isFinite(n))){let o={instancePath:i+"/localToScreen/x",schemaPath:"#/$defs/ScreenBounds/properties/x/type",keyword:"type",params:{type:"number"}};e===
null?e=[o]:e.push(o),r++}}if(s.y!==void 0){let n=s.y;if(!(typeof n=="number"&&isFinite(n))){let o={instancePath:i+"/localToScreen/y",schemaPath:"#/$defs/ScreenB\
ounds/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.width!==void 0){let n=s.width;if(typeof n=="number"&&isFinite(
n)){if(n<0||isNaN(n)){let o={instancePath:i+"/localToScreen/width",schemaPath:"#/$defs/ScreenBounds/properties/width/minimum",keyword:"minimum",params:{expected:"\
a number of at least 0"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/localToScreen/width",schemaPath:"#/$defs/ScreenBounds/properties/width/type",
keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}if(s.height!==void 0){let n=s.height;if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n)){
let o={instancePath:i+"/localToScreen/height",schemaPath:"#/$defs/ScreenBounds/properties/height/minimum",keyword:"minimum",params:{expected:"a number of at lea\
st 0"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/localToScreen/height",schemaPath:"#/$defs/ScreenBounds/properties/height/type",keyword:"type",
params:{type:"number"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i+"/localToScreen",schemaPath:"#/$defs/ScreenBounds/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}
return ve.errors=e,r===0}var Ms=pe,Xt={title:"NodeMatch",description:"A node that a query found.",type:"object",required:["ref","type","id","summary"],properties:{
ref:{description:"Names the node.",$ref:"#/$defs/NodeRef"},type:{description:"Its type.",type:"string",minLength:1},id:{description:"Its id.",type:["string","nu\
ll"]},summary:{description:"Type and the most telling values: `Button[text=OK]`.",type:"string"},layout:{description:"Where it is.",$ref:"#/$defs/MatchLayout"},
ancestor:{description:"The line of the nearest node above it that has a name, an id or a row, as ui_look writes it.",type:"string"}}};function pe(t,{instancePath:i="",
parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ref===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"ref"}};e===null?e=[s]:e.push(s),r++}if(t.type===void 0){let s={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),r++}if(t.id===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[s]:e.push(s),r++}if(t.summary===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"summary"}};e===null?e=[s]:e.push(s),r++}if(t.ref!==void 0&&(H(t.ref,{instancePath:i+"/ref",parentData:t,parentDataProperty:"ref",rootData:P,dynamicAnchors:x})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length)),t.type!==void 0){let s=t.type;if(typeof s=="string"){if(_(s)<1){let n={instancePath:i+"/type",schemaPath:"#\
/properties/type/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"\
/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.id!==void 0){let s=t.id;if(typeof s!="strin\
g"&&s!==null){let n={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:Xt.properties.id.type}};e===null?e=[n]:e.push(n),r++}}if(t.
summary!==void 0&&typeof t.summary!="string"){let s={instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"}};e===
null?e=[s]:e.push(s),r++}if(t.layout!==void 0&&(be(t.layout,{instancePath:i+"/layout",parentData:t,parentDataProperty:"layout",rootData:P,dynamicAnchors:x})||(e=
e===null?be.errors:e.concat(be.errors),r=e.length)),t.ancestor!==void 0&&typeof t.ancestor!="string"){let s={instancePath:i+"/ancestor",schemaPath:"#/properties\
/ancestor/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),r++}return pe.errors=e,r===0}var Us=Ur;function Ur(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.path!==void 0){let y=t.path;if(typeof y!="string"&&y!==null){let b={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:ie.
properties.path.type}};e===null?e=[b]:e.push(b),r++}if(typeof y=="string"&&!je.test(y)){let b={instancePath:i+"/path",schemaPath:"#/properties/path/pattern",keyword:"\
pattern",params:{expected:"a path such as /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[b]:e.push(b),r++}}if(t.uid!==void 0){let y=t.uid;if(typeof y!="\
string"&&y!==null){let b={instancePath:i+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type:ie.properties.uid.type}};e===null?e=[b]:e.push(b),
r++}if(typeof y=="string"){if(_(y)<1){let b={instancePath:i+"/uid",schemaPath:"#/properties/uid/minLength",keyword:"minLength",params:{expected:"a string of 1 t\
o 200 characters"}};e===null?e=[b]:e.push(b),r++}if(_(y)>200){let b={instancePath:i+"/uid",schemaPath:"#/properties/uid/maxLength",keyword:"maxLength",params:{expected:"\
a string of 1 to 200 characters"}};e===null?e=[b]:e.push(b),r++}}}if(t.hint!==void 0){let y=t.hint;if(!(y&&typeof y=="object"&&!Array.isArray(y))&&y!==null){let b={
instancePath:i+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type:ie.properties.hint.type}};e===null?e=[b]:e.push(b),r++}}let a=r,l=r,u=!1,
d=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.uid===void 0){let y={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/0/required",keyword:"required",params:{
missingProperty:"uid"}};e===null?e=[y]:e.push(y),r++}if(t.uid!==void 0){let y=r,b=r;if(t.uid!==null){let I={};e===null?e=[I]:e.push(I),r++}var s=b===r;if(s){let I={
instancePath:i+"/uid",schemaPath:"#/x-atLeastOne/anyOf/0/properties/uid/not",keyword:"not",params:{}};e===null?e=[I]:e.push(I),r++}else r=y,e!==null&&(y?e.length=
y:e=null)}}else{let y={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var n=d===r;if(u=
u||n,!u){let y=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let I={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/1/required",keyword:"re\
quired",params:{missingProperty:"path"}};e===null?e=[I]:e.push(I),r++}if(t.path!==void 0){let I=r,C=r;if(t.path!==null){let f={};e===null?e=[f]:e.push(f),r++}var o=C===
r;if(o){let f={instancePath:i+"/path",schemaPath:"#/x-atLeastOne/anyOf/1/properties/path/not",keyword:"not",params:{}};e===null?e=[f]:e.push(f),r++}else r=I,e!==
null&&(I?e.length=I:e=null)}}else{let I={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),
r++}var n=y===r;u=u||n}if(u)r=l,e!==null&&(l?e.length=l:e=null);else{let y={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?
e=[y]:e.push(y),r++}var p=a===r;if(!p){let y={instancePath:i,schemaPath:"#/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["uid","path"]}};e===null?e=[y]:
e.push(y),r++}for(let y in t)if(!(y==="path"||y==="uid"||y==="hint")){let b={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:y,members:["path","uid","hint"]}};e===null?e=[b]:e.push(b),r++}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[a]:e.push(a),r++}return Ur.errors=e,r===0}var Vs=Vr;function Vr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"}};e===null?e=[n]:e.push(n),r++}if(t.uid===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uid"}};e===null?
e=[n]:e.push(n),r++}if(t.path!==void 0){let n=t.path;if(typeof n=="string"){if(!je.test(n)){let o={instancePath:i+"/path",schemaPath:"#/properties/path/pattern",
keyword:"pattern",params:{expected:"a path such as /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.uid!==void 0){let n=t.uid;if(typeof n=="string"){if(_(n)>200){
let o={instancePath:i+"/uid",schemaPath:"#/properties/uid/maxLength",keyword:"maxLength",params:{expected:"a uid such as u-3k9 or a UUID"}};e===null?e=[o]:e.push(
o),r++}if(!Or.test(n)){let o={instancePath:i+"/uid",schemaPath:"#/properties/uid/pattern",keyword:"pattern",params:{expected:"a uid such as u-3k9 or a UUID"}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}
if(t.hint!==void 0){let n=t.hint,o=r,p=!1,a=r;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id!==void 0){let l=n.id;if(typeof l!="string"&&l!==null){let u={
instancePath:i+"/hint/id",schemaPath:"#/$defs/NodeHint/properties/id/type",keyword:"type",params:{type:oe.properties.id.type}};e===null?e=[u]:e.push(u),r++}}if(n.
type!==void 0){let l=n.type;if(typeof l!="string"&&l!==null){let u={instancePath:i+"/hint/type",schemaPath:"#/$defs/NodeHint/properties/type/type",keyword:"type",
params:{type:oe.properties.type.type}};e===null?e=[u]:e.push(u),r++}}if(n.text!==void 0){let l=n.text;if(typeof l!="string"&&l!==null){let u={instancePath:i+"/h\
int/text",schemaPath:"#/$defs/NodeHint/properties/text/type",keyword:"type",params:{type:oe.properties.text.type}};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:i+
"/hint",schemaPath:"#/$defs/NodeHint/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}var s=a===r;if(p=p||s,!p){let l=r;if(n!==null){let d={
instancePath:i+"/hint",schemaPath:"#/properties/hint/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[d]:e.push(d),r++}var s=l===r;p=p||s}if(p)r=o,
e!==null&&(o?e.length=o:e=null);else{let l={instancePath:i+"/hint",schemaPath:"#/properties/hint/anyOf",keyword:"anyOf",params:{}};e===null?e=[l]:e.push(l),r++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Vr.errors=e,r===0}var Hs=Hr,Ue={title:"Node\
Text",description:"What the node shows as text.",type:"object",required:[],properties:{label:{description:"Its displayed text.",type:["string","null"]},prompt:{
description:"The hint that an empty input shows.",type:["string","null"]}}};function Hr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.label!==void 0){let s=t.label;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/label",schemaPath:"\
#/properties/label/type",keyword:"type",params:{type:Ue.properties.label.type}};e===null?e=[n]:e.push(n),r++}}if(t.prompt!==void 0){let s=t.prompt;if(typeof s!=
"string"&&s!==null){let n={instancePath:i+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type:Ue.properties.prompt.type}};e===null?e=[n]:
e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Hr.errors=e,r===0}var Ys=Yr,
ce={title:"NodeValue",description:"What the user has entered or chosen.",type:"object",required:[],properties:{text:{description:"Content of a text input or dis\
played value of a value control; null for a password.",type:["string","null"]},selected:{description:"State of a toggle or radio button.",type:["boolean","null"]},
checked:{description:"State of a check box.",type:["boolean","null"]}}};function Yr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.text!==void 0){let s=t.text;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:ce.properties.text.type}};e===null?e=[n]:e.push(n),r++}}if(t.selected!==void 0){let s=t.selected;if(typeof s!=
"boolean"&&s!==null){let n={instancePath:i+"/selected",schemaPath:"#/properties/selected/type",keyword:"type",params:{type:ce.properties.selected.type}};e===null?
e=[n]:e.push(n),r++}}if(t.checked!==void 0){let s=t.checked;if(typeof s!="boolean"&&s!==null){let n={instancePath:i+"/checked",schemaPath:"#/properties/checked/\
type",keyword:"type",params:{type:ce.properties.checked.type}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[s]:e.push(s),r++}return Yr.errors=e,r===0}var Ks=Kr;function Kr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.reason!==void 0&&typeof t.reason!="string"){let s={instancePath:i+"/reason",schemaPath:"#/$defs/NotEnabledReason/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Kr.
errors=e,r===0}var zs=zr;function zr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(typeof t!="s\
tring"){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return zr.errors=e,r===0}var Xs=Gr,V={title:"\
Predicate",description:"All given members must hold.",type:"object",required:[],properties:{typeIs:{description:"The type is one of these.",type:["array","null"],
items:{type:"string",minLength:1},minItems:1,maxItems:100},idEquals:{description:"The id is this.",type:["string","null"],maxLength:1e3},styleClassHas:{description:"\
This style class is there.",type:["string","null"],maxLength:1e3},textContains:{description:"As a search for `text` with `contains`: trimmed, ignoring case, and\
 only of what is visible.",type:["string","null"],minLength:1,maxLength:1e3},role:{description:"The accessible role is this, in any letter case: `BUTTON`.",type:[
"string","null"],minLength:1,maxLength:1e3},tooltip:{description:"The tooltip contains this: trimmed, ignoring case.",type:["string","null"],minLength:1,maxLength:1e3},
prompt:{description:"The prompt contains this: trimmed, ignoring case.",type:["string","null"],minLength:1,maxLength:1e3},labelContains:{description:"The label \
that is for the control contains this: trimmed, ignoring case, and only what is visible.",type:["string","null"],minLength:1,maxLength:1e3},visible:{description:"\
The reported `visible` is this.",type:["boolean","null"]},enabled:{description:"`disabled` is the opposite of this.",type:["boolean","null"]}},additionalProperties:!1,
"x-atLeastOne":["typeIs","idEquals","styleClassHas","textContains","role","tooltip","prompt","labelContains","visible","enabled"]},Xr=Object.prototype.hasOwnProperty;function Gr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.typeIs!==void 0){let w=t.typeIs;if(!Array.isArray(w)&&w!==null){let k={instancePath:i+"/typeIs",schemaPath:"#/properties/typeIs/type",keyword:"type",params:{
type:V.properties.typeIs.type}};e===null?e=[k]:e.push(k),r++}if(Array.isArray(w)){let k=w.length;for(let $=0;$<k;$++){let T=w[$];if(typeof T=="string"){if(_(T)<
1){let S={instancePath:i+"/typeIs/"+$,schemaPath:"#/properties/typeIs/items/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};
e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:i+"/typeIs/"+$,schemaPath:"#/properties/typeIs/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[S]:e.push(S),r++}}if(w.length<1){let $={instancePath:i+"/typeIs",schemaPath:"#/properties/typeIs/minItems",keyword:"minItems",params:{expected:"a list of 1 t\
o 100 items"}};e===null?e=[$]:e.push($),r++}if(w.length>100){let $={instancePath:i+"/typeIs",schemaPath:"#/properties/typeIs/maxItems",keyword:"maxItems",params:{
expected:"a list of 1 to 100 items"}};e===null?e=[$]:e.push($),r++}}}if(t.idEquals!==void 0){let w=t.idEquals;if(typeof w!="string"&&w!==null){let k={instancePath:i+
"/idEquals",schemaPath:"#/properties/idEquals/type",keyword:"type",params:{type:V.properties.idEquals.type}};e===null?e=[k]:e.push(k),r++}if(typeof w=="string"&&
_(w)>1e3){let k={instancePath:i+"/idEquals",schemaPath:"#/properties/idEquals/maxLength",keyword:"maxLength",params:{expected:"a string of at most 1000 characte\
rs"}};e===null?e=[k]:e.push(k),r++}}if(t.styleClassHas!==void 0){let w=t.styleClassHas;if(typeof w!="string"&&w!==null){let k={instancePath:i+"/styleClassHas",schemaPath:"\
#/properties/styleClassHas/type",keyword:"type",params:{type:V.properties.styleClassHas.type}};e===null?e=[k]:e.push(k),r++}if(typeof w=="string"&&_(w)>1e3){let k={
instancePath:i+"/styleClassHas",schemaPath:"#/properties/styleClassHas/maxLength",keyword:"maxLength",params:{expected:"a string of at most 1000 characters"}};e===
null?e=[k]:e.push(k),r++}}if(t.textContains!==void 0){let w=t.textContains;if(typeof w!="string"&&w!==null){let k={instancePath:i+"/textContains",schemaPath:"#/\
properties/textContains/type",keyword:"type",params:{type:V.properties.textContains.type}};e===null?e=[k]:e.push(k),r++}if(typeof w=="string"){if(_(w)<1){let k={
instancePath:i+"/textContains",schemaPath:"#/properties/textContains/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?
e=[k]:e.push(k),r++}if(_(w)>1e3){let k={instancePath:i+"/textContains",schemaPath:"#/properties/textContains/maxLength",keyword:"maxLength",params:{expected:"a \
string of 1 to 1000 characters"}};e===null?e=[k]:e.push(k),r++}}}if(t.role!==void 0){let w=t.role;if(typeof w!="string"&&w!==null){let k={instancePath:i+"/role",
schemaPath:"#/properties/role/type",keyword:"type",params:{type:V.properties.role.type}};e===null?e=[k]:e.push(k),r++}if(typeof w=="string"){if(_(w)<1){let k={instancePath:i+
"/role",schemaPath:"#/properties/role/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[k]:e.push(k),r++}if(_(w)>
1e3){let k={instancePath:i+"/role",schemaPath:"#/properties/role/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=
[k]:e.push(k),r++}}}if(t.tooltip!==void 0){let w=t.tooltip;if(typeof w!="string"&&w!==null){let k={instancePath:i+"/tooltip",schemaPath:"#/properties/tooltip/ty\
pe",keyword:"type",params:{type:V.properties.tooltip.type}};e===null?e=[k]:e.push(k),r++}if(typeof w=="string"){if(_(w)<1){let k={instancePath:i+"/tooltip",schemaPath:"\
#/properties/tooltip/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[k]:e.push(k),r++}if(_(w)>1e3){let k={instancePath:i+
"/tooltip",schemaPath:"#/properties/tooltip/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[k]:e.push(k),r++}}}
if(t.prompt!==void 0){let w=t.prompt;if(typeof w!="string"&&w!==null){let k={instancePath:i+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{
type:V.properties.prompt.type}};e===null?e=[k]:e.push(k),r++}if(typeof w=="string"){if(_(w)<1){let k={instancePath:i+"/prompt",schemaPath:"#/properties/prompt/m\
inLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[k]:e.push(k),r++}if(_(w)>1e3){let k={instancePath:i+"/prompt",schemaPath:"\
#/properties/prompt/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[k]:e.push(k),r++}}}if(t.labelContains!==void 0){
let w=t.labelContains;if(typeof w!="string"&&w!==null){let k={instancePath:i+"/labelContains",schemaPath:"#/properties/labelContains/type",keyword:"type",params:{
type:V.properties.labelContains.type}};e===null?e=[k]:e.push(k),r++}if(typeof w=="string"){if(_(w)<1){let k={instancePath:i+"/labelContains",schemaPath:"#/prope\
rties/labelContains/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[k]:e.push(k),r++}if(_(w)>1e3){let k={instancePath:i+
"/labelContains",schemaPath:"#/properties/labelContains/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[k]:e.push(
k),r++}}}if(t.visible!==void 0){let w=t.visible;if(typeof w!="boolean"&&w!==null){let k={instancePath:i+"/visible",schemaPath:"#/properties/visible/type",keyword:"\
type",params:{type:V.properties.visible.type}};e===null?e=[k]:e.push(k),r++}}if(t.enabled!==void 0){let w=t.enabled;if(typeof w!="boolean"&&w!==null){let k={instancePath:i+
"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:V.properties.enabled.type}};e===null?e=[k]:e.push(k),r++}}let f=r,g=r,m=!1,R=r;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.typeIs===void 0){let w={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/0/required",keyword:"required",params:{missingProperty:"\
typeIs"}};e===null?e=[w]:e.push(w),r++}if(t.typeIs!==void 0){let w=r,k=r;if(t.typeIs!==null){let $={};e===null?e=[$]:e.push($),r++}var s=k===r;if(s){let $={instancePath:i+
"/typeIs",schemaPath:"#/x-atLeastOne/anyOf/0/properties/typeIs/not",keyword:"not",params:{}};e===null?e=[$]:e.push($),r++}else r=w,e!==null&&(w?e.length=w:e=null)}}else{
let w={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}var n=R===r;if(m=m||n,!m){let w=r;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.idEquals===void 0){let $={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/1/required",keyword:"required",params:{
missingProperty:"idEquals"}};e===null?e=[$]:e.push($),r++}if(t.idEquals!==void 0){let $=r,T=r;if(t.idEquals!==null){let S={};e===null?e=[S]:e.push(S),r++}var o=T===
r;if(o){let S={instancePath:i+"/idEquals",schemaPath:"#/x-atLeastOne/anyOf/1/properties/idEquals/not",keyword:"not",params:{}};e===null?e=[S]:e.push(S),r++}else
r=$,e!==null&&($?e.length=$:e=null)}}else{let $={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.
push($),r++}var n=w===r;if(m=m||n,!m){let $=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.styleClassHas===void 0){let S={instancePath:i,schemaPath:"#/x-at\
LeastOne/anyOf/2/required",keyword:"required",params:{missingProperty:"styleClassHas"}};e===null?e=[S]:e.push(S),r++}if(t.styleClassHas!==void 0){let S=r,h=r;if(t.
styleClassHas!==null){let q={};e===null?e=[q]:e.push(q),r++}var p=h===r;if(p){let q={instancePath:i+"/styleClassHas",schemaPath:"#/x-atLeastOne/anyOf/2/properti\
es/styleClassHas/not",keyword:"not",params:{}};e===null?e=[q]:e.push(q),r++}else r=S,e!==null&&(S?e.length=S:e=null)}}else{let S={instancePath:i,schemaPath:"#/x\
-atLeastOne/anyOf/2/type",keyword:"type",params:{type:"object"}};e===null?e=[S]:e.push(S),r++}var n=$===r;if(m=m||n,!m){let S=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.textContains===void 0){let q={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/3/required",keyword:"required",params:{missingProperty:"textConta\
ins"}};e===null?e=[q]:e.push(q),r++}if(t.textContains!==void 0){let q=r,c=r;if(t.textContains!==null){let L={};e===null?e=[L]:e.push(L),r++}var a=c===r;if(a){let L={
instancePath:i+"/textContains",schemaPath:"#/x-atLeastOne/anyOf/3/properties/textContains/not",keyword:"not",params:{}};e===null?e=[L]:e.push(L),r++}else r=q,e!==
null&&(q?e.length=q:e=null)}}else{let q={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/3/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),
r++}var n=S===r;if(m=m||n,!m){let q=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.role===void 0){let L={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/4/\
required",keyword:"required",params:{missingProperty:"role"}};e===null?e=[L]:e.push(L),r++}if(t.role!==void 0){let L=r,v=r;if(t.role!==null){let E={};e===null?e=
[E]:e.push(E),r++}var l=v===r;if(l){let E={instancePath:i+"/role",schemaPath:"#/x-atLeastOne/anyOf/4/properties/role/not",keyword:"not",params:{}};e===null?e=[E]:
e.push(E),r++}else r=L,e!==null&&(L?e.length=L:e=null)}}else{let L={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/4/type",keyword:"type",params:{type:"object"}};
e===null?e=[L]:e.push(L),r++}var n=q===r;if(m=m||n,!m){let L=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.tooltip===void 0){let E={instancePath:i,schemaPath:"\
#/x-atLeastOne/anyOf/5/required",keyword:"required",params:{missingProperty:"tooltip"}};e===null?e=[E]:e.push(E),r++}if(t.tooltip!==void 0){let E=r,D=r;if(t.tooltip!==
null){let M={};e===null?e=[M]:e.push(M),r++}var u=D===r;if(u){let M={instancePath:i+"/tooltip",schemaPath:"#/x-atLeastOne/anyOf/5/properties/tooltip/not",keyword:"\
not",params:{}};e===null?e=[M]:e.push(M),r++}else r=E,e!==null&&(E?e.length=E:e=null)}}else{let E={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/5/type",keyword:"\
type",params:{type:"object"}};e===null?e=[E]:e.push(E),r++}var n=L===r;if(m=m||n,!m){let E=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.prompt===void 0){
let M={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/6/required",keyword:"required",params:{missingProperty:"prompt"}};e===null?e=[M]:e.push(M),r++}if(t.prompt!==
void 0){let M=r,F=r;if(t.prompt!==null){let K={};e===null?e=[K]:e.push(K),r++}var d=F===r;if(d){let K={instancePath:i+"/prompt",schemaPath:"#/x-atLeastOne/anyOf\
/6/properties/prompt/not",keyword:"not",params:{}};e===null?e=[K]:e.push(K),r++}else r=M,e!==null&&(M?e.length=M:e=null)}}else{let M={instancePath:i,schemaPath:"\
#/x-atLeastOne/anyOf/6/type",keyword:"type",params:{type:"object"}};e===null?e=[M]:e.push(M),r++}var n=E===r;if(m=m||n,!m){let M=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.labelContains===void 0){let K={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/7/required",keyword:"required",params:{missingProperty:"labelCon\
tains"}};e===null?e=[K]:e.push(K),r++}if(t.labelContains!==void 0){let K=r,N=r;if(t.labelContains!==null){let j={};e===null?e=[j]:e.push(j),r++}var y=N===r;if(y){
let j={instancePath:i+"/labelContains",schemaPath:"#/x-atLeastOne/anyOf/7/properties/labelContains/not",keyword:"not",params:{}};e===null?e=[j]:e.push(j),r++}else
r=K,e!==null&&(K?e.length=K:e=null)}}else{let K={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/7/type",keyword:"type",params:{type:"object"}};e===null?e=[K]:e.
push(K),r++}var n=M===r;if(m=m||n,!m){let K=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.visible===void 0){let j={instancePath:i,schemaPath:"#/x-atLeastO\
ne/anyOf/8/required",keyword:"required",params:{missingProperty:"visible"}};e===null?e=[j]:e.push(j),r++}if(t.visible!==void 0){let j=r,W=r;if(t.visible!==null){
let Y={};e===null?e=[Y]:e.push(Y),r++}var b=W===r;if(b){let Y={instancePath:i+"/visible",schemaPath:"#/x-atLeastOne/anyOf/8/properties/visible/not",keyword:"not",
params:{}};e===null?e=[Y]:e.push(Y),r++}else r=j,e!==null&&(j?e.length=j:e=null)}}else{let j={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/8/type",keyword:"t\
ype",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}var n=K===r;if(m=m||n,!m){let j=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.enabled===void 0){
let Y={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/9/required",keyword:"required",params:{missingProperty:"enabled"}};e===null?e=[Y]:e.push(Y),r++}if(t.enabled!==
void 0){let Y=r,U=r;if(t.enabled!==null){let fe={};e===null?e=[fe]:e.push(fe),r++}var I=U===r;if(I){let fe={instancePath:i+"/enabled",schemaPath:"#/x-atLeastOne\
/anyOf/9/properties/enabled/not",keyword:"not",params:{}};e===null?e=[fe]:e.push(fe),r++}else r=Y,e!==null&&(Y?e.length=Y:e=null)}}else{let Y={instancePath:i,schemaPath:"\
#/x-atLeastOne/anyOf/9/type",keyword:"type",params:{type:"object"}};e===null?e=[Y]:e.push(Y),r++}var n=j===r;m=m||n}}}}}}}}}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{
let w={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}var C=f===r;if(!C){let w={instancePath:i,schemaPath:"\
#/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["typeIs","idEquals","styleClassHas","textContains","role","tooltip","prompt","labelContains","visible","\
enabled"]}};e===null?e=[w]:e.push(w),r++}for(let w in t)if(!Xr.call(V.properties,w)){let k={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:w,members:["typeIs","idEquals","styleClassHas","textContains","role","tooltip","prompt","labelContains","visible","enab\
led"]}};e===null?e=[k]:e.push(k),r++}}else{let f={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return Gr.
errors=e,r===0}var Gs=Jr;function Jr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[s]:
e.push(s),r++}if(t.key===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[s]:e.push(s),r++}if(t.
type!==void 0){let s=t.type;if(typeof s!="string"){let n={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===
null?e=[n]:e.push(n),r++}if(s!=="pressKey"){let n={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"pressKey"}};
e===null?e=[n]:e.push(n),r++}}if(t.key!==void 0){let s=t.key;if(typeof s=="string"){if(_(s)<1){let n={instancePath:i+"/key",schemaPath:"#/properties/key/minLeng\
th",keyword:"minLength",params:{expected:"a string of 1 to 50 characters"}};e===null?e=[n]:e.push(n),r++}if(_(s)>50){let n={instancePath:i+"/key",schemaPath:"#/\
properties/key/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 50 characters"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/key",
schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.modifiers!==void 0){let s=t.modifiers;if(!Array.isArray(
s)&&s!==null){let n={instancePath:i+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{type:lr.properties.modifiers.type}};e===null?e=
[n]:e.push(n),r++}if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let p=s[o];if(typeof p=="string"){if(!Ge.test(p)){let a={instancePath:i+"/modifiers/"+
o,schemaPath:"#/$defs/Modifier/pattern",keyword:"pattern",params:{expected:"one of SHIFT, CTRL, ALT, META, SHORTCUT"}};e===null?e=[a]:e.push(a),r++}}else{let a={
instancePath:i+"/modifiers/"+o,schemaPath:"#/$defs/Modifier/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(s.length>8){let o={instancePath:i+
"/modifiers",schemaPath:"#/properties/modifiers/maxItems",keyword:"maxItems",params:{expected:"a list of at most 8 items"}};e===null?e=[o]:e.push(o),r++}}}for(let s in t)
if(!(s==="type"||s==="key"||s==="modifiers")){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s,
members:["type","key","modifiers"]}};e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),r++}return Jr.errors=e,r===0}var Js=Ae,Gt={title:"QueryScope",description:"Where a query searches: a window and the popups that it owns, or all \
windows.",type:"object",required:[],properties:{stage:{description:"Default: `focused`, or `index` when `stageIndex` is given.",anyOf:[{$ref:"#/$defs/ScopeChoic\
e"},{type:"null"}]},stageIndex:{description:"Index of the window.",type:["integer","null"],minimum:0},window:{description:"A window by its `windowId`, or `curre\
nt`; alone, without `stage` and `stageIndex`.",anyOf:[{$ref:"#/$defs/WindowChoice"},{type:"null"}]}},additionalProperties:!1},Zr={title:"ScopeChoice",description:"\
Which window a query searches: the focused one, the one that `stageIndex` names, or all of them.",type:"string",enum:["focused","index","all"]};var Ne=new RegExp("^(current|w[1-9][0-9]{0,8})$","u");function Ae(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.stage!==void 0){let o=t.stage,p=r,a=!1,l=r;if(typeof o!="string"){let u={instancePath:i+"/stage",schemaPath:"\
#/$defs/ScopeChoice/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(!(o==="focused"||o==="index"||o==="all")){let u={instancePath:i+
"/stage",schemaPath:"#/$defs/ScopeChoice/enum",keyword:"enum",params:{allowedValues:Zr.enum}};e===null?e=[u]:e.push(u),r++}var s=l===r;if(a=a||s,!a){let u=r;if(o!==
null){let y={instancePath:i+"/stage",schemaPath:"#/properties/stage/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}var s=u===r;
a=a||s}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{let u={instancePath:i+"/stage",schemaPath:"#/properties/stage/anyOf",keyword:"anyOf",params:{}};e===null?e=
[u]:e.push(u),r++}}if(t.stageIndex!==void 0){let o=t.stageIndex;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:i+"/stag\
eIndex",schemaPath:"#/properties/stageIndex/type",keyword:"type",params:{type:Gt.properties.stageIndex.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&
isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of\
 at least 0"}};e===null?e=[p]:e.push(p),r++}}if(t.window!==void 0){let o=t.window,p=r,a=!1,l=r;if(typeof o=="string"){if(!Ne.test(o)){let u={instancePath:i+"/wi\
ndow",schemaPath:"#/$defs/WindowChoice/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2, or current"}};e===null?e=[u]:e.push(u),r++}}else{
let u={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}var n=l===r;if(a=a||n,
!a){let u=r;if(o!==null){let y={instancePath:i+"/window",schemaPath:"#/properties/window/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(
y),r++}var n=u===r;a=a||n}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{let u={instancePath:i+"/window",schemaPath:"#/properties/window/anyOf",keyword:"anyOf",params:{}};
e===null?e=[u]:e.push(u),r++}}for(let o in t)if(!(o==="stage"||o==="stageIndex"||o==="window")){let p={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o,members:["stage","stageIndex","window"]}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ae.errors=e,r===0}var Zs=Oe;var le={title:"VisibleCell",description:"One cell of a row on screen.",type:"object",required:[],properties:{columnId:{description:"Id of its column; null witho\
ut one.",type:["string","null"]},text:{description:"What the cell shows.",type:["string","null"]}}};function Oe(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.index===void 0){let s={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"index"}};e===null?e=[s]:e.push(s),r++}if(t.offscreen===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"offscreen"}};e===null?e=[s]:e.push(s),r++}if(t.cells===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"cells"}};e===null?e=[s]:e.push(s),r++}if(t.index!==void 0){let s=t.index;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={
instancePath:i+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(
s)&&(s<0||isNaN(s))){let n={instancePath:i+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===
null?e=[n]:e.push(n),r++}}if(t.offscreen!==void 0&&typeof t.offscreen!="boolean"){let s={instancePath:i+"/offscreen",schemaPath:"#/properties/offscreen/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.cells!==void 0){let s=t.cells;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let p=s[o];
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnId!==void 0){let a=p.columnId;if(typeof a!="string"&&a!==null){let l={instancePath:i+"/cells/"+o+"/colum\
nId",schemaPath:"#/$defs/VisibleCell/properties/columnId/type",keyword:"type",params:{type:le.properties.columnId.type}};e===null?e=[l]:e.push(l),r++}}if(p.text!==
void 0){let a=p.text;if(typeof a!="string"&&a!==null){let l={instancePath:i+"/cells/"+o+"/text",schemaPath:"#/$defs/VisibleCell/properties/text/type",keyword:"t\
ype",params:{type:le.properties.text.type}};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:i+"/cells/"+o,schemaPath:"#/$defs/VisibleCell/type",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i+"/cells",schemaPath:"#/properties/cells/type",keyword:"type",params:{type:"\
array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Oe.
errors=e,r===0}var Qs=qe;function qe(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.total===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[s]:e.push(s),r++}if(t.rows===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"}};e===null?e=[s]:e.push(s),r++}if(t.total!==void 0){let s=t.
total;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/total",schemaPath:"#/properties/total/minim\
um",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.rows!==void 0){let s=t.rows;if(Array.isArray(s)){let n=s.
length;for(let o=0;o<n;o++)Oe(s[o],{instancePath:i+"/rows/"+o,parentData:s,parentDataProperty:o,rootData:P,dynamicAnchors:x})||(e=e===null?Oe.errors:e.concat(Oe.
errors),r=e.length)}else{let n={instancePath:i+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return qe.errors=e,r===0}var ei=Qr;function Qr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.ref===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ref"}};e===null?e=[s]:e.push(s),r++}if(t.ref!==
void 0){let s=t.ref;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type:"\
object"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Qr.
errors=e,r===0}var ri=et;var Ve=new RegExp("^r[1-9][0-9]{0,14}$","u");function et(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,
r=0;if(typeof t=="string"){if(!Ve.test(t)){let s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{expected:"the revision of a look such as r17"}};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return et.errors=
e,r===0}var ti=rt;function rt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.from===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"from"}};e===null?e=[s]:e.push(s),r++}if(t.to===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to"}};e===null?e=[s]:e.push(s),r++}if(t.from!==void 0){let s=t.
from;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"in\
teger"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/from",schemaPath:"#/properties/from/minimum",
keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.to!==void 0){let s=t.to;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let n={instancePath:i+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/to",schemaPath:"#/properties/to/minimum",keyword:"minimum",params:{expected:"an integer of at le\
ast 0"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return rt.
errors=e,r===0}var si=tt,de={title:"RowsRequest",description:"Which rows of a control to read.",type:"object",required:[],properties:{from:{description:"Index o\
f the first row.",type:["integer","null"],minimum:0,default:0},count:{description:"At most this many rows.",type:["integer","null"],minimum:1,maximum:500,default:50},
offscreen:{description:"Also rows that are not on screen; reading them runs the application's own code for cells.",type:["boolean","null"],default:!0}},additionalProperties:!1};
function tt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.from!==void 0){let s=t.from;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i+"/from",schemaPath:"#/properties/\
from/type",keyword:"type",params:{type:de.properties.from.type}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+
"/from",schemaPath:"#/properties/from/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.count!==void 0){
let s=t.count;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i+"/count",schemaPath:"#/properties/count/type",keyword:"t\
ype",params:{type:de.properties.count.type}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)){if(s<1||isNaN(s)){let n={instancePath:i+"/count",schemaPath:"\
#/properties/count/minimum",keyword:"minimum",params:{expected:"an integer from 1 to 500"}};e===null?e=[n]:e.push(n),r++}if(s>500||isNaN(s)){let n={instancePath:i+
"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{expected:"an integer from 1 to 500"}};e===null?e=[n]:e.push(n),r++}}}if(t.offscreen!==
void 0){let s=t.offscreen;if(typeof s!="boolean"&&s!==null){let n={instancePath:i+"/offscreen",schemaPath:"#/properties/offscreen/type",keyword:"type",params:{type:de.
properties.offscreen.type}};e===null?e=[n]:e.push(n),r++}}for(let s in t)if(!(s==="from"||s==="count"||s==="offscreen")){let n={instancePath:i,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:s,members:["from","count","offscreen"]}};e===null?e=[n]:e.push(n),r++}}else{let s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return tt.errors=e,r===0}var ii=st;function st(t,{instancePath:i="",
parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(!(t==="focused"||t==="index"||t==="all")){let s={instancePath:i,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:Zr.enum}};e===null?e=[s]:e.push(s),r++}return st.errors=e,r===0}var ni=it;function it(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x===void 0){let s={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"x"}};e===null?e=[s]:e.push(s),r++}if(t.y===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"y"}};e===null?e=[s]:e.push(s),r++}if(t.width===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
width"}};e===null?e=[s]:e.push(s),r++}if(t.height===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"}};
e===null?e=[s]:e.push(s),r++}if(t.x!==void 0){let s=t.x;if(!(typeof s=="number"&&isFinite(s))){let n={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"\
type",params:{type:"number"}};e===null?e=[n]:e.push(n),r++}}if(t.y!==void 0){let s=t.y;if(!(typeof s=="number"&&isFinite(s))){let n={instancePath:i+"/y",schemaPath:"\
#/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[n]:e.push(n),r++}}if(t.width!==void 0){let s=t.width;if(typeof s=="number"&&isFinite(s)){
if(s<0||isNaN(s)){let n={instancePath:i+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?
e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[n]:e.push(n),r++}}
if(t.height!==void 0){let s=t.height;if(typeof s=="number"&&isFinite(s)){if(s<0||isNaN(s)){let n={instancePath:i+"/height",schemaPath:"#/properties/height/minim\
um",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/height",schemaPath:"#/properties/he\
ight/type",keyword:"type",params:{type:"number"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[s]:e.push(s),r++}return it.errors=e,r===0}var oi=nt;function nt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[f]:e.push(f),r++}if(t.deltaY===
void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"deltaY"}};e===null?e=[f]:e.push(f),r++}if(t.type!==void 0){let f=t.
type;if(typeof f!="string"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}
if(f!=="scroll"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"scroll"}};e===null?e=[g]:e.push(g),r++}}
if(t.target!==void 0){let f=t.target,g=r,m=!1,R=r;B(f,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:x})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length);var s=R===r;if(m=m||s,!m){let w=r;if(f!==null){let $={instancePath:i+"/target",schemaPath:"#/properties/target/anyOf/1/t\
ype",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var s=w===r;m=m||s}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+"/\
target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.locator!==void 0){let f=t.locator,g=r,m=!1,R=r;if(typeof f==
"string"){if(_(f)<1){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[w]:e.push(w),r++}if(_(f)>1e3){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),r++}var n=R===r;if(m=m||n,!m){let w=r;if(f!==null){let $={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var n=w===r;m=m||n}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.deltaY!==void 0){let f=t.deltaY;if(!(typeof f==
"number"&&isFinite(f))){let g={instancePath:i+"/deltaY",schemaPath:"#/properties/deltaY/type",keyword:"type",params:{type:"number"}};e===null?e=[g]:e.push(g),r++}}
let u=r,d=r,y=!1,b=null,I=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.target===void 0){let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",
keyword:"required",params:{missingProperty:"target"}};e===null?e=[f]:e.push(f),r++}if(t.target!==void 0){let f=r,g=r;if(t.target!==null){let m={};e===null?e=[m]:
e.push(m),r++}var o=g===r;if(o){let m={instancePath:i+"/target",schemaPath:"#/x-exactlyOne/oneOf/0/properties/target/not",keyword:"not",params:{}};e===null?e=[m]:
e.push(m),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};
e===null?e=[f]:e.push(f),r++}var a=I===r;a&&(y=!0,b=0);let C=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.locator===void 0){let f={instancePath:i,schemaPath:"\
#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{missingProperty:"locator"}};e===null?e=[f]:e.push(f),r++}if(t.locator!==void 0){let f=r,g=r;if(t.locator!==
null){let m={};e===null?e=[m]:e.push(m),r++}var p=g===r;if(p){let m={instancePath:i+"/locator",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"\
not",params:{}};e===null?e=[m]:e.push(m),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var a=C===r;if(a&&y?(y=!1,b=[b,1]):a&&(y=!0,b=1),y)r=d,e!==null&&(d?e.length=d:e=null);else{let f={instancePath:i,
schemaPath:"#/x-exactlyOne/oneOf",keyword:"oneOf",params:{passingSchemas:b}};e===null?e=[f]:e.push(f),r++}var l=u===r;if(!l){let f={instancePath:i,schemaPath:"#\
/x-exactlyOne",keyword:"x-exactlyOne",params:{members:["target","locator"]}};e===null?e=[f]:e.push(f),r++}for(let f in t)if(!(f==="type"||f==="target"||f==="loc\
ator"||f==="deltaY")){let g={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f,members:["type","tar\
get","locator","deltaY"]}};e===null?e=[g]:e.push(g),r++}}else{let u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.
push(u),r++}return nt.errors=e,r===0}var pi=Ie;function Ie(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.windows===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"windows"}};e===null?e=[s]:e.push(s),r++}if(t.
nodes===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nodes"}};e===null?e=[s]:e.push(s),r++}if(t.windows!==void 0){
let s=t.windows;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let p=s[o];if(typeof p=="string"){if(!re.test(p)){let a={instancePath:i+"/windows/"+o,schemaPath:"\
#/$defs/WindowId/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/window\
s/"+o,schemaPath:"#/$defs/WindowId/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i+"/windows",schemaPath:"\
#/properties/windows/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(t.nodes!==void 0){let s=t.nodes;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}
if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/nodes",schemaPath:"#/properties/nodes/minimum",keyword:"minimum",params:{expected:"\
an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.within!==void 0&&typeof t.within!="string"){let s={instancePath:i+"/within",schemaPath:"#/propert\
ies/within/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),r++}return Ie.errors=e,r===0}var ai=$e,er={title:"Selector",description:"One or more of `css`, `text` and `predicate`; a node\
 has to satisfy all that are given.",type:"object",required:[],properties:{css:{description:"Compounds of `*`, `Type`, `#id` and `.class`, joined by a space (de\
scendant) or `>` (child): `#ok`, `VBox > Button.primary`.",type:["string","null"],minLength:1,maxLength:1e3},text:{description:"Text that a visible node shows.",
type:["string","null"],minLength:1,maxLength:1e3},match:{description:"How `text` is compared. Default: `contains`.",anyOf:[{$ref:"#/$defs/TextMatch"},{type:"nul\
l"}],default:"contains"},predicate:{description:"Conditions on a node.",anyOf:[{$ref:"#/$defs/Predicate"},{type:"null"}]}},additionalProperties:!1,"x-atLeastOne":[
"css","text","predicate"]},ot={title:"TextMatch",description:"`contains` ignores case, `equals` does not, `regex` is an unanchored RE2 pattern.",type:"string",enum:[
"contains","equals","regex"]};function $e(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.css!==void 0){let c=t.css;if(typeof c!="string"&&c!==null){let L={instancePath:i+"/css",schemaPath:"#/properties/css/type",keyword:"type",params:{type:er.
properties.css.type}};e===null?e=[L]:e.push(L),r++}if(typeof c=="string"){if(_(c)<1){let L={instancePath:i+"/css",schemaPath:"#/properties/css/minLength",keyword:"\
minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[L]:e.push(L),r++}if(_(c)>1e3){let L={instancePath:i+"/css",schemaPath:"#/properties\
/css/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[L]:e.push(L),r++}}}if(t.text!==void 0){let c=t.text;if(typeof c!=
"string"&&c!==null){let L={instancePath:i+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:er.properties.text.type}};e===null?e=[L]:e.push(
L),r++}if(typeof c=="string"){if(_(c)<1){let L={instancePath:i+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{expected:"a string o\
f 1 to 1000 characters"}};e===null?e=[L]:e.push(L),r++}if(_(c)>1e3){let L={instancePath:i+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{
expected:"a string of 1 to 1000 characters"}};e===null?e=[L]:e.push(L),r++}}}if(t.match!==void 0){let c=t.match,L=r,v=!1,E=r;if(typeof c!="string"){let D={instancePath:i+
"/match",schemaPath:"#/$defs/TextMatch/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if(!(c==="contains"||c==="equals"||c==="regex")){
let D={instancePath:i+"/match",schemaPath:"#/$defs/TextMatch/enum",keyword:"enum",params:{allowedValues:ot.enum}};e===null?e=[D]:e.push(D),r++}var s=E===r;if(v=
v||s,!v){let D=r;if(c!==null){let F={instancePath:i+"/match",schemaPath:"#/properties/match/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[F]:e.
push(F),r++}var s=D===r;v=v||s}if(v)r=L,e!==null&&(L?e.length=L:e=null);else{let D={instancePath:i+"/match",schemaPath:"#/properties/match/anyOf",keyword:"anyOf",
params:{}};e===null?e=[D]:e.push(D),r++}}if(t.predicate!==void 0){let c=t.predicate,L=r,v=!1,E=r;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.typeIs!==void 0){
let N=c.typeIs;if(!Array.isArray(N)&&N!==null){let j={instancePath:i+"/predicate/typeIs",schemaPath:"#/$defs/Predicate/properties/typeIs/type",keyword:"type",params:{
type:V.properties.typeIs.type}};e===null?e=[j]:e.push(j),r++}if(Array.isArray(N)){let j=N.length;for(let W=0;W<j;W++){let Y=N[W];if(typeof Y=="string"){if(_(Y)<
1){let U={instancePath:i+"/predicate/typeIs/"+W,schemaPath:"#/$defs/Predicate/properties/typeIs/items/minLength",keyword:"minLength",params:{expected:"a string \
of at least 1 character"}};e===null?e=[U]:e.push(U),r++}}else{let U={instancePath:i+"/predicate/typeIs/"+W,schemaPath:"#/$defs/Predicate/properties/typeIs/items\
/type",keyword:"type",params:{type:"string"}};e===null?e=[U]:e.push(U),r++}}if(N.length<1){let W={instancePath:i+"/predicate/typeIs",schemaPath:"#/$defs/Predica\
te/properties/typeIs/minItems",keyword:"minItems",params:{expected:"a list of 1 to 100 items"}};e===null?e=[W]:e.push(W),r++}if(N.length>100){let W={instancePath:i+
"/predicate/typeIs",schemaPath:"#/$defs/Predicate/properties/typeIs/maxItems",keyword:"maxItems",params:{expected:"a list of 1 to 100 items"}};e===null?e=[W]:e.
push(W),r++}}}if(c.idEquals!==void 0){let N=c.idEquals;if(typeof N!="string"&&N!==null){let j={instancePath:i+"/predicate/idEquals",schemaPath:"#/$defs/Predicat\
e/properties/idEquals/type",keyword:"type",params:{type:V.properties.idEquals.type}};e===null?e=[j]:e.push(j),r++}if(typeof N=="string"&&_(N)>1e3){let j={instancePath:i+
"/predicate/idEquals",schemaPath:"#/$defs/Predicate/properties/idEquals/maxLength",keyword:"maxLength",params:{expected:"a string of at most 1000 characters"}};
e===null?e=[j]:e.push(j),r++}}if(c.styleClassHas!==void 0){let N=c.styleClassHas;if(typeof N!="string"&&N!==null){let j={instancePath:i+"/predicate/styleClassHa\
s",schemaPath:"#/$defs/Predicate/properties/styleClassHas/type",keyword:"type",params:{type:V.properties.styleClassHas.type}};e===null?e=[j]:e.push(j),r++}if(typeof N==
"string"&&_(N)>1e3){let j={instancePath:i+"/predicate/styleClassHas",schemaPath:"#/$defs/Predicate/properties/styleClassHas/maxLength",keyword:"maxLength",params:{
expected:"a string of at most 1000 characters"}};e===null?e=[j]:e.push(j),r++}}if(c.textContains!==void 0){let N=c.textContains;if(typeof N!="string"&&N!==null){
let j={instancePath:i+"/predicate/textContains",schemaPath:"#/$defs/Predicate/properties/textContains/type",keyword:"type",params:{type:V.properties.textContains.
type}};e===null?e=[j]:e.push(j),r++}if(typeof N=="string"){if(_(N)<1){let j={instancePath:i+"/predicate/textContains",schemaPath:"#/$defs/Predicate/properties/t\
extContains/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[j]:e.push(j),r++}if(_(N)>1e3){let j={instancePath:i+
"/predicate/textContains",schemaPath:"#/$defs/Predicate/properties/textContains/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 character\
s"}};e===null?e=[j]:e.push(j),r++}}}if(c.role!==void 0){let N=c.role;if(typeof N!="string"&&N!==null){let j={instancePath:i+"/predicate/role",schemaPath:"#/$def\
s/Predicate/properties/role/type",keyword:"type",params:{type:V.properties.role.type}};e===null?e=[j]:e.push(j),r++}if(typeof N=="string"){if(_(N)<1){let j={instancePath:i+
"/predicate/role",schemaPath:"#/$defs/Predicate/properties/role/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=
[j]:e.push(j),r++}if(_(N)>1e3){let j={instancePath:i+"/predicate/role",schemaPath:"#/$defs/Predicate/properties/role/maxLength",keyword:"maxLength",params:{expected:"\
a string of 1 to 1000 characters"}};e===null?e=[j]:e.push(j),r++}}}if(c.tooltip!==void 0){let N=c.tooltip;if(typeof N!="string"&&N!==null){let j={instancePath:i+
"/predicate/tooltip",schemaPath:"#/$defs/Predicate/properties/tooltip/type",keyword:"type",params:{type:V.properties.tooltip.type}};e===null?e=[j]:e.push(j),r++}
if(typeof N=="string"){if(_(N)<1){let j={instancePath:i+"/predicate/tooltip",schemaPath:"#/$defs/Predicate/properties/tooltip/minLength",keyword:"minLength",params:{
expected:"a string of 1 to 1000 characters"}};e===null?e=[j]:e.push(j),r++}if(_(N)>1e3){let j={instancePath:i+"/predicate/tooltip",schemaPath:"#/$defs/Predicate\
/properties/tooltip/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[j]:e.push(j),r++}}}if(c.prompt!==void 0){let N=c.
prompt;if(typeof N!="string"&&N!==null){let j={instancePath:i+"/predicate/prompt",schemaPath:"#/$defs/Predicate/properties/prompt/type",keyword:"type",params:{type:V.
properties.prompt.type}};e===null?e=[j]:e.push(j),r++}if(typeof N=="string"){if(_(N)<1){let j={instancePath:i+"/predicate/prompt",schemaPath:"#/$defs/Predicate/\
properties/prompt/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[j]:e.push(j),r++}if(_(N)>1e3){let j={instancePath:i+
"/predicate/prompt",schemaPath:"#/$defs/Predicate/properties/prompt/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?
e=[j]:e.push(j),r++}}}if(c.labelContains!==void 0){let N=c.labelContains;if(typeof N!="string"&&N!==null){let j={instancePath:i+"/predicate/labelContains",schemaPath:"\
#/$defs/Predicate/properties/labelContains/type",keyword:"type",params:{type:V.properties.labelContains.type}};e===null?e=[j]:e.push(j),r++}if(typeof N=="string"){
if(_(N)<1){let j={instancePath:i+"/predicate/labelContains",schemaPath:"#/$defs/Predicate/properties/labelContains/minLength",keyword:"minLength",params:{expected:"\
a string of 1 to 1000 characters"}};e===null?e=[j]:e.push(j),r++}if(_(N)>1e3){let j={instancePath:i+"/predicate/labelContains",schemaPath:"#/$defs/Predicate/pro\
perties/labelContains/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[j]:e.push(j),r++}}}if(c.visible!==void 0){
let N=c.visible;if(typeof N!="boolean"&&N!==null){let j={instancePath:i+"/predicate/visible",schemaPath:"#/$defs/Predicate/properties/visible/type",keyword:"typ\
e",params:{type:V.properties.visible.type}};e===null?e=[j]:e.push(j),r++}}if(c.enabled!==void 0){let N=c.enabled;if(typeof N!="boolean"&&N!==null){let j={instancePath:i+
"/predicate/enabled",schemaPath:"#/$defs/Predicate/properties/enabled/type",keyword:"type",params:{type:V.properties.enabled.type}};e===null?e=[j]:e.push(j),r++}}
let D=r,M=r,F=!1,K=r;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.typeIs===void 0){let N={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLea\
stOne/anyOf/0/required",keyword:"required",params:{missingProperty:"typeIs"}};e===null?e=[N]:e.push(N),r++}if(c.typeIs!==void 0){let N=r,j=r;if(c.typeIs!==null){
let W={};e===null?e=[W]:e.push(W),r++}var n=j===r;if(n){let W={instancePath:i+"/predicate/typeIs",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/0/properties/\
typeIs/not",keyword:"not",params:{}};e===null?e=[W]:e.push(W),r++}else r=N,e!==null&&(N?e.length=N:e=null)}}else{let N={instancePath:i+"/predicate",schemaPath:"\
#/$defs/Predicate/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}var o=K===r;if(F=F||o,!F){let N=r;if(c&&typeof c==
"object"&&!Array.isArray(c)){if(c.idEquals===void 0){let W={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/1/required",keyword:"re\
quired",params:{missingProperty:"idEquals"}};e===null?e=[W]:e.push(W),r++}if(c.idEquals!==void 0){let W=r,Y=r;if(c.idEquals!==null){let U={};e===null?e=[U]:e.push(
U),r++}var p=Y===r;if(p){let U={instancePath:i+"/predicate/idEquals",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/1/properties/idEquals/not",keyword:"not",params:{}};
e===null?e=[U]:e.push(U),r++}else r=W,e!==null&&(W?e.length=W:e=null)}}else{let W={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/\
1/type",keyword:"type",params:{type:"object"}};e===null?e=[W]:e.push(W),r++}var o=N===r;if(F=F||o,!F){let W=r;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.
styleClassHas===void 0){let U={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/2/required",keyword:"required",params:{missingProperty:"\
styleClassHas"}};e===null?e=[U]:e.push(U),r++}if(c.styleClassHas!==void 0){let U=r,fe=r;if(c.styleClassHas!==null){let z={};e===null?e=[z]:e.push(z),r++}var a=fe===
r;if(a){let z={instancePath:i+"/predicate/styleClassHas",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/2/properties/styleClassHas/not",keyword:"not",params:{}};
e===null?e=[z]:e.push(z),r++}else r=U,e!==null&&(U?e.length=U:e=null)}}else{let U={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/\
2/type",keyword:"type",params:{type:"object"}};e===null?e=[U]:e.push(U),r++}var o=W===r;if(F=F||o,!F){let U=r;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.
textContains===void 0){let z={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/3/required",keyword:"required",params:{missingProperty:"\
textContains"}};e===null?e=[z]:e.push(z),r++}if(c.textContains!==void 0){let z=r,St=r;if(c.textContains!==null){let X={};e===null?e=[X]:e.push(X),r++}var l=St===
r;if(l){let X={instancePath:i+"/predicate/textContains",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/3/properties/textContains/not",keyword:"not",params:{}};
e===null?e=[X]:e.push(X),r++}else r=z,e!==null&&(z?e.length=z:e=null)}}else{let z={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/\
3/type",keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(z),r++}var o=U===r;if(F=F||o,!F){let z=r;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.
role===void 0){let X={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/4/required",keyword:"required",params:{missingProperty:"role"}};
e===null?e=[X]:e.push(X),r++}if(c.role!==void 0){let X=r,Wt=r;if(c.role!==null){let G={};e===null?e=[G]:e.push(G),r++}var u=Wt===r;if(u){let G={instancePath:i+"\
/predicate/role",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/4/properties/role/not",keyword:"not",params:{}};e===null?e=[G]:e.push(G),r++}else r=X,e!==null&&
(X?e.length=X:e=null)}}else{let X={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/4/type",keyword:"type",params:{type:"object"}};e===
null?e=[X]:e.push(X),r++}var o=z===r;if(F=F||o,!F){let X=r;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.tooltip===void 0){let G={instancePath:i+"/predicate",
schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/5/required",keyword:"required",params:{missingProperty:"tooltip"}};e===null?e=[G]:e.push(G),r++}if(c.tooltip!==
void 0){let G=r,Bt=r;if(c.tooltip!==null){let J={};e===null?e=[J]:e.push(J),r++}var d=Bt===r;if(d){let J={instancePath:i+"/predicate/tooltip",schemaPath:"#/$def\
s/Predicate/x-atLeastOne/anyOf/5/properties/tooltip/not",keyword:"not",params:{}};e===null?e=[J]:e.push(J),r++}else r=G,e!==null&&(G?e.length=G:e=null)}}else{let G={
instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/5/type",keyword:"type",params:{type:"object"}};e===null?e=[G]:e.push(G),r++}var o=X===
r;if(F=F||o,!F){let G=r;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.prompt===void 0){let J={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-at\
LeastOne/anyOf/6/required",keyword:"required",params:{missingProperty:"prompt"}};e===null?e=[J]:e.push(J),r++}if(c.prompt!==void 0){let J=r,Mt=r;if(c.prompt!==null){
let Z={};e===null?e=[Z]:e.push(Z),r++}var y=Mt===r;if(y){let Z={instancePath:i+"/predicate/prompt",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/6/properties\
/prompt/not",keyword:"not",params:{}};e===null?e=[Z]:e.push(Z),r++}else r=J,e!==null&&(J?e.length=J:e=null)}}else{let J={instancePath:i+"/predicate",schemaPath:"\
#/$defs/Predicate/x-atLeastOne/anyOf/6/type",keyword:"type",params:{type:"object"}};e===null?e=[J]:e.push(J),r++}var o=G===r;if(F=F||o,!F){let J=r;if(c&&typeof c==
"object"&&!Array.isArray(c)){if(c.labelContains===void 0){let Z={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/7/required",keyword:"\
required",params:{missingProperty:"labelContains"}};e===null?e=[Z]:e.push(Z),r++}if(c.labelContains!==void 0){let Z=r,Ut=r;if(c.labelContains!==null){let Q={};e===
null?e=[Q]:e.push(Q),r++}var b=Ut===r;if(b){let Q={instancePath:i+"/predicate/labelContains",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/7/properties/label\
Contains/not",keyword:"not",params:{}};e===null?e=[Q]:e.push(Q),r++}else r=Z,e!==null&&(Z?e.length=Z:e=null)}}else{let Z={instancePath:i+"/predicate",schemaPath:"\
#/$defs/Predicate/x-atLeastOne/anyOf/7/type",keyword:"type",params:{type:"object"}};e===null?e=[Z]:e.push(Z),r++}var o=J===r;if(F=F||o,!F){let Z=r;if(c&&typeof c==
"object"&&!Array.isArray(c)){if(c.visible===void 0){let Q={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/8/required",keyword:"req\
uired",params:{missingProperty:"visible"}};e===null?e=[Q]:e.push(Q),r++}if(c.visible!==void 0){let Q=r,Vt=r;if(c.visible!==null){let ee={};e===null?e=[ee]:e.push(
ee),r++}var I=Vt===r;if(I){let ee={instancePath:i+"/predicate/visible",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/8/properties/visible/not",keyword:"not",
params:{}};e===null?e=[ee]:e.push(ee),r++}else r=Q,e!==null&&(Q?e.length=Q:e=null)}}else{let Q={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLe\
astOne/anyOf/8/type",keyword:"type",params:{type:"object"}};e===null?e=[Q]:e.push(Q),r++}var o=Z===r;if(F=F||o,!F){let Q=r;if(c&&typeof c=="object"&&!Array.isArray(
c)){if(c.enabled===void 0){let ee={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/9/required",keyword:"required",params:{missingProperty:"\
enabled"}};e===null?e=[ee]:e.push(ee),r++}if(c.enabled!==void 0){let ee=r,Ht=r;if(c.enabled!==null){let we={};e===null?e=[we]:e.push(we),r++}var C=Ht===r;if(C){
let we={instancePath:i+"/predicate/enabled",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/9/properties/enabled/not",keyword:"not",params:{}};e===null?e=[we]:
e.push(we),r++}else r=ee,e!==null&&(ee?e.length=ee:e=null)}}else{let ee={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/9/type",keyword:"\
type",params:{type:"object"}};e===null?e=[ee]:e.push(ee),r++}var o=Q===r;F=F||o}}}}}}}}}if(F)r=M,e!==null&&(M?e.length=M:e=null);else{let N={instancePath:i+"/pr\
edicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?e=[N]:e.push(N),r++}var f=D===r;if(!f){let N={instancePath:i+"/pr\
edicate",schemaPath:"#/$defs/Predicate/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["typeIs","idEquals","styleClassHas","textContains","role","tooltip",
"prompt","labelContains","visible","enabled"]}};e===null?e=[N]:e.push(N),r++}for(let N in c)if(!Xr.call(V.properties,N)){let j={instancePath:i+"/predicate",schemaPath:"\
#/$defs/Predicate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N,members:["typeIs","idEquals","styleClassHas","textContains",
"role","tooltip","prompt","labelContains","visible","enabled"]}};e===null?e=[j]:e.push(j),r++}}else{let D={instancePath:i+"/predicate",schemaPath:"#/$defs/Predi\
cate/type",keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}var g=E===r;if(v=v||g,!v){let D=r;if(c!==null){let F={instancePath:i+"/predicate",
schemaPath:"#/properties/predicate/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[F]:e.push(F),r++}var g=D===r;v=v||g}if(v)r=L,e!==null&&(L?e.length=
L:e=null);else{let D={instancePath:i+"/predicate",schemaPath:"#/properties/predicate/anyOf",keyword:"anyOf",params:{}};e===null?e=[D]:e.push(D),r++}}let T=r,S=r,
h=!1,q=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.css===void 0){let c={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/0/required",keyword:"required",params:{
missingProperty:"css"}};e===null?e=[c]:e.push(c),r++}if(t.css!==void 0){let c=r,L=r;if(t.css!==null){let v={};e===null?e=[v]:e.push(v),r++}var m=L===r;if(m){let v={
instancePath:i+"/css",schemaPath:"#/x-atLeastOne/anyOf/0/properties/css/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),r++}else r=c,e!==null&&(c?e.length=
c:e=null)}}else{let c={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var R=q===r;if(h=
h||R,!h){let c=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.text===void 0){let v={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/1/required",keyword:"re\
quired",params:{missingProperty:"text"}};e===null?e=[v]:e.push(v),r++}if(t.text!==void 0){let v=r,E=r;if(t.text!==null){let D={};e===null?e=[D]:e.push(D),r++}var w=E===
r;if(w){let D={instancePath:i+"/text",schemaPath:"#/x-atLeastOne/anyOf/1/properties/text/not",keyword:"not",params:{}};e===null?e=[D]:e.push(D),r++}else r=v,e!==
null&&(v?e.length=v:e=null)}}else{let v={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),
r++}var R=c===r;if(h=h||R,!h){let v=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.predicate===void 0){let D={instancePath:i,schemaPath:"#/x-atLeastOne/any\
Of/2/required",keyword:"required",params:{missingProperty:"predicate"}};e===null?e=[D]:e.push(D),r++}if(t.predicate!==void 0){let D=r,M=r;if(t.predicate!==null){
let F={};e===null?e=[F]:e.push(F),r++}var k=M===r;if(k){let F={instancePath:i+"/predicate",schemaPath:"#/x-atLeastOne/anyOf/2/properties/predicate/not",keyword:"\
not",params:{}};e===null?e=[F]:e.push(F),r++}else r=D,e!==null&&(D?e.length=D:e=null)}}else{let D={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/2/type",keyword:"\
type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}var R=v===r;h=h||R}}if(h)r=S,e!==null&&(S?e.length=S:e=null);else{let c={instancePath:i,schemaPath:"#\
/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?e=[c]:e.push(c),r++}var $=T===r;if(!$){let c={instancePath:i,schemaPath:"#/x-atLeastOne",keyword:"x-atL\
eastOne",params:{members:["css","text","predicate"]}};e===null?e=[c]:e.push(c),r++}for(let c in t)if(!(c==="css"||c==="text"||c==="match"||c==="predicate")){let L={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c,members:["css","text","match","predicate"]}};e===
null?e=[L]:e.push(L),r++}}else{let T={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}return $e.errors=e,
r===0}var li=pt;function pt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[f]:e.push(f),r++}if(t.text===
void 0){let f={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[f]:e.push(f),r++}if(t.type!==void 0){let f=t.
type;if(typeof f!="string"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}
if(f!=="setText"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"setText"}};e===null?e=[g]:e.push(g),r++}}
if(t.target!==void 0){let f=t.target,g=r,m=!1,R=r;B(f,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:x})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length);var s=R===r;if(m=m||s,!m){let w=r;if(f!==null){let $={instancePath:i+"/target",schemaPath:"#/properties/target/anyOf/1/t\
ype",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var s=w===r;m=m||s}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+"/\
target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.locator!==void 0){let f=t.locator,g=r,m=!1,R=r;if(typeof f==
"string"){if(_(f)<1){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[w]:e.push(w),r++}if(_(f)>1e3){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),r++}var n=R===r;if(m=m||n,!m){let w=r;if(f!==null){let $={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var n=w===r;m=m||n}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.text!==void 0&&typeof t.text!="string"){let f={
instancePath:i+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}let u=r,d=r,y=!1,b=null,I=r;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.target===void 0){let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"\
target"}};e===null?e=[f]:e.push(f),r++}if(t.target!==void 0){let f=r,g=r;if(t.target!==null){let m={};e===null?e=[m]:e.push(m),r++}var o=g===r;if(o){let m={instancePath:i+
"/target",schemaPath:"#/x-exactlyOne/oneOf/0/properties/target/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=f,e!==null&&(f?e.length=f:e=null)}}else{
let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}var a=I===r;a&&(y=!0,b=0);let C=r;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.locator===void 0){let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{
missingProperty:"locator"}};e===null?e=[f]:e.push(f),r++}if(t.locator!==void 0){let f=r,g=r;if(t.locator!==null){let m={};e===null?e=[m]:e.push(m),r++}var p=g===
r;if(p){let m={instancePath:i+"/locator",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=
f,e!==null&&(f?e.length=f:e=null)}}else{let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(
f),r++}var a=C===r;if(a&&y?(y=!1,b=[b,1]):a&&(y=!0,b=1),y)r=d,e!==null&&(d?e.length=d:e=null);else{let f={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf",keyword:"\
oneOf",params:{passingSchemas:b}};e===null?e=[f]:e.push(f),r++}var l=u===r;if(!l){let f={instancePath:i,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{
members:["target","locator"]}};e===null?e=[f]:e.push(f),r++}for(let f in t)if(!(f==="type"||f==="target"||f==="locator"||f==="text")){let g={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f,members:["type","target","locator","text"]}};e===null?e=[g]:e.push(g),r++}}else{
let u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return pt.errors=e,r===0}var fi=at,te={title:"Snap\
shotInclude",description:"Switches sections on or off, whatever the mode says.",type:"object",required:[],properties:{bounds:{description:"Bounds in parent and \
in scene.",type:["boolean","null"]},localToScreen:{description:"Bounds on the screen.",type:["boolean","null"]},properties:{description:"JavaFX properties.",type:[
"boolean","null"]},virtualization:{description:"Rows of virtualized controls.",type:["boolean","null"]},accessibility:{description:"Accessible role and help.",type:[
"boolean","null"]}},additionalProperties:!1};function at(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.bounds!==void 0){let s=t.bounds;if(typeof s!="boolean"&&s!==null){let n={instancePath:i+"/bounds",schemaPath:"\
#/properties/bounds/type",keyword:"type",params:{type:te.properties.bounds.type}};e===null?e=[n]:e.push(n),r++}}if(t.localToScreen!==void 0){let s=t.localToScreen;
if(typeof s!="boolean"&&s!==null){let n={instancePath:i+"/localToScreen",schemaPath:"#/properties/localToScreen/type",keyword:"type",params:{type:te.properties.
localToScreen.type}};e===null?e=[n]:e.push(n),r++}}if(t.properties!==void 0){let s=t.properties;if(typeof s!="boolean"&&s!==null){let n={instancePath:i+"/proper\
ties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:te.properties.properties.type}};e===null?e=[n]:e.push(n),r++}}if(t.virtualization!==
void 0){let s=t.virtualization;if(typeof s!="boolean"&&s!==null){let n={instancePath:i+"/virtualization",schemaPath:"#/properties/virtualization/type",keyword:"\
type",params:{type:te.properties.virtualization.type}};e===null?e=[n]:e.push(n),r++}}if(t.accessibility!==void 0){let s=t.accessibility;if(typeof s!="boolean"&&
s!==null){let n={instancePath:i+"/accessibility",schemaPath:"#/properties/accessibility/type",keyword:"type",params:{type:te.properties.accessibility.type}};e===
null?e=[n]:e.push(n),r++}}for(let s in t)if(!(s==="bounds"||s==="localToScreen"||s==="properties"||s==="virtualization"||s==="accessibility")){let n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s,members:["bounds","localToScreen","properties","virtualization",
"accessibility"]}};e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),
r++}return at.errors=e,r===0}var ui=ft,lt={title:"SnapshotMode",description:"`compact` is small and made for language models; `full` has geometry and virtualiza\
tion.",type:"string",enum:["compact","full"]};function ft(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,
r=0;if(typeof t!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(!(t==="compact"||t===
"full")){let s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:lt.enum}};e===null?e=[s]:e.push(s),r++}return ft.errors=e,r===0}var yi=yt,
ut={title:"StageChoice",description:"Which windows a snapshot covers: the focused one, the first one, or all of them.",type:"string",enum:["focused","primary","\
all"]};function yt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(!(t==="focused"||t==="primary"||t==="all")){let s={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:ut.enum}};e===null?e=[s]:e.push(s),r++}return yt.errors=e,r===0}var ci=ct;function ct(t,{instancePath:i="",parentData:O,
parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"}};e===null?e=[s]:e.push(s),r++}return ct.errors=e,r===0}var di=dt;function dt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,
dynamicAnchors:x={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.
push(s),r++}if(!(t==="contains"||t==="equals"||t==="regex")){let s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ot.enum}};e===null?e=
[s]:e.push(s),r++}return dt.errors=e,r===0}var hi=ht,Jt={title:"TimeoutDetails",description:"Details of MCP_UI_TIMEOUT.",type:"object",required:[],properties:{timeoutMs:{
description:"The deadline that passed.",type:"integer",minimum:1},results:{description:"Results of the actions that were completed (ui_perform).",type:"array",items:{
$ref:"#/$defs/ActionResult"}},startedIndex:{description:"Index of the action that had begun and may still complete; null when none had (ui_perform).",type:["int\
eger","null"],minimum:0}}};function ht(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.timeoutMs!==void 0){let s=t.timeoutMs;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/timeou\
tMs",schemaPath:"#/properties/timeoutMs/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(
s))){let n={instancePath:i+"/timeoutMs",schemaPath:"#/properties/timeoutMs/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[
n]:e.push(n),r++}}if(t.results!==void 0){let s=t.results;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)se(s[o],{instancePath:i+"/results/"+o,parentData:s,
parentDataProperty:o,rootData:P,dynamicAnchors:x})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)}else{let n={instancePath:i+"/results",schemaPath:"#/pr\
operties/results/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(t.startedIndex!==void 0){let s=t.startedIndex;if(!(typeof s=="numb\
er"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i+"/startedIndex",schemaPath:"#/properties/startedIndex/type",keyword:"type",params:{type:Jt.
properties.startedIndex.type}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/startedIndex",schemaPath:"\
#/properties/startedIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return ht.errors=e,r===0}var mi=mt;function mt(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.code===void 0){let s={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"code"}};e===null?e=[s]:e.push(s),r++}if(t.message===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"message"}};e===null?e=[s]:e.push(s),r++}if(t.details===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"details"}};e===null?e=[s]:e.push(s),r++}if(t.code!==void 0&&typeof t.code!="string"){let s={instancePath:i+"/code",schemaPath:"#/$de\
fs/ErrorCode/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.message!==void 0){let s=t.message;if(typeof s=="string"){if(_(s)<1){
let n={instancePath:i+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?
e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),
r++}}if(t.details!==void 0){let s=t.details;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/details",schemaPath:"#/properties/details/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}return mt.errors=e,r===0}var wi=wt;function wt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[s]:e.push(s),r++}if(t.text===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"}};e===null?
e=[s]:e.push(s),r++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let n={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),r++}if(s!=="typeText"){let n={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
typeText"}};e===null?e=[n]:e.push(n),r++}}if(t.text!==void 0&&typeof t.text!="string"){let s={instancePath:i+"/text",schemaPath:"#/properties/text/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="type"||s==="text")){let n={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s,members:["type","text"]}};e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return wt.errors=e,r===0}var gi=gt,rr={title:"UiDiagnostics",description:"How the applica\
tion is.",type:"object",required:["schema","attached","capabilities","exceptions","exceptionsTotal"],properties:{schema:{description:"Contract and version that \
the server speaks.",type:"string",pattern:"^mcp-javafx-ui/1\\.[0-9]+$","x-expected":"a version of this contract such as mcp-javafx-ui/1.1"},attached:{description:"\
Whether an application is attached.",type:"boolean"},app:{description:"The application that is attached, or was last.",anyOf:[{$ref:"#/$defs/AppInfo"},{type:"nu\
ll"}]},capabilities:{description:"What this way of attaching can do.",$ref:"#/$defs/AttachmentCapabilities"},exceptions:{description:"The latest uncaught except\
ions of the application, the last one last.",type:"array",items:{$ref:"#/$defs/DiagnosedException"}},exceptionsTotal:{description:"How many there were since the\
 application was attached.",type:"integer",minimum:0},output:{description:"The last lines that the application wrote; null where they are not seen.",type:["arra\
y","null"],items:{type:"string"}},fxThread:{description:"What the FX thread does; null without an application.",anyOf:[{$ref:"#/$defs/FxThreadState"},{type:"nul\
l"}]},pulsesPerSecond:{description:"How often the last second drew something; null where it is not counted.",type:["number","null"],minimum:0,"x-volatile":!0},memory:{
description:"Memory of the application; null without one.",anyOf:[{$ref:"#/$defs/MemoryUse"},{type:"null"}]}}};function gt(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.schema===void 0){let p={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[p]:e.push(p),r++}if(t.attached===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"attached"}};e===null?e=[p]:e.push(p),r++}if(t.capabilities===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"capabilities"}};e===null?e=[p]:e.push(p),r++}if(t.exceptions===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"exceptions"}};e===null?e=[p]:e.push(p),r++}if(t.exceptionsTotal===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"exceptionsTotal"}};e===null?e=[p]:e.push(p),r++}if(t.schema!==void 0){let p=t.schema;if(typeof p=="string"){if(!Ye.test(p)){let a={
instancePath:i+"/schema",schemaPath:"#/properties/schema/pattern",keyword:"pattern",params:{expected:"a version of this contract such as mcp-javafx-ui/1.1"}};e===
null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(
a),r++}}if(t.attached!==void 0&&typeof t.attached!="boolean"){let p={instancePath:i+"/attached",schemaPath:"#/properties/attached/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[p]:e.push(p),r++}if(t.app!==void 0){let p=t.app,a=r,l=!1,u=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.pid===void 0){let d={instancePath:i+
"/app",schemaPath:"#/$defs/AppInfo/required",keyword:"required",params:{missingProperty:"pid"}};e===null?e=[d]:e.push(d),r++}if(p.pid!==void 0){let d=p.pid;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let y={instancePath:i+"/app/pid",schemaPath:"#/$defs/AppInfo/properties/pid/type",keyword:"type",params:{type:"intege\
r"}};e===null?e=[y]:e.push(y),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let y={instancePath:i+"/app/pid",schemaPath:"#/$defs/AppInfo/properties/p\
id/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[y]:e.push(y),r++}}if(p.javaVersion!==void 0){let d=p.javaVersion;if(typeof d!=
"string"&&d!==null){let y={instancePath:i+"/app/javaVersion",schemaPath:"#/$defs/AppInfo/properties/javaVersion/type",keyword:"type",params:{type:ne.properties.
javaVersion.type}};e===null?e=[y]:e.push(y),r++}}if(p.javafxVersion!==void 0){let d=p.javafxVersion;if(typeof d!="string"&&d!==null){let y={instancePath:i+"/app\
/javafxVersion",schemaPath:"#/$defs/AppInfo/properties/javafxVersion/type",keyword:"type",params:{type:ne.properties.javafxVersion.type}};e===null?e=[y]:e.push(
y),r++}}if(p.mainClass!==void 0){let d=p.mainClass;if(typeof d!="string"&&d!==null){let y={instancePath:i+"/app/mainClass",schemaPath:"#/$defs/AppInfo/propertie\
s/mainClass/type",keyword:"type",params:{type:ne.properties.mainClass.type}};e===null?e=[y]:e.push(y),r++}}if(p.debugFlags!==void 0){let d=p.debugFlags;if(Array.
isArray(d)){let y=d.length;for(let b=0;b<y;b++)if(typeof d[b]!="string"){let I={instancePath:i+"/app/debugFlags/"+b,schemaPath:"#/$defs/AppInfo/properties/debug\
Flags/items/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}else{let y={instancePath:i+"/app/debugFlags",schemaPath:"#/$defs/AppInfo/\
properties/debugFlags/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}}else{let d={instancePath:i+"/app",schemaPath:"#/$defs/AppInfo/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var s=u===r;if(l=l||s,!l){let d=r;if(p!==null){let b={instancePath:i+"/app",schemaPath:"\
#/properties/app/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var s=d===r;l=l||s}if(l)r=a,e!==null&&(a?e.length=a:e=null);else{
let d={instancePath:i+"/app",schemaPath:"#/properties/app/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}}if(t.capabilities!==void 0){let p=t.capabilities;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.actions===void 0){let a={instancePath:i+"/capabilities",schemaPath:"#/$defs/AttachmentCapabilities/required",keyword:"\
required",params:{missingProperty:"actions"}};e===null?e=[a]:e.push(a),r++}if(p.screenshots===void 0){let a={instancePath:i+"/capabilities",schemaPath:"#/$defs/\
AttachmentCapabilities/required",keyword:"required",params:{missingProperty:"screenshots"}};e===null?e=[a]:e.push(a),r++}if(p.instrumentation===void 0){let a={instancePath:i+
"/capabilities",schemaPath:"#/$defs/AttachmentCapabilities/required",keyword:"required",params:{missingProperty:"instrumentation"}};e===null?e=[a]:e.push(a),r++}
if(p.output===void 0){let a={instancePath:i+"/capabilities",schemaPath:"#/$defs/AttachmentCapabilities/required",keyword:"required",params:{missingProperty:"out\
put"}};e===null?e=[a]:e.push(a),r++}if(p.actions!==void 0&&typeof p.actions!="boolean"){let a={instancePath:i+"/capabilities/actions",schemaPath:"#/$defs/Attach\
mentCapabilities/properties/actions/type",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}if(p.screenshots!==void 0&&typeof p.screenshots!=
"boolean"){let a={instancePath:i+"/capabilities/screenshots",schemaPath:"#/$defs/AttachmentCapabilities/properties/screenshots/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[a]:e.push(a),r++}if(p.instrumentation!==void 0&&typeof p.instrumentation!="boolean"){let a={instancePath:i+"/capabilities/instrumentation",
schemaPath:"#/$defs/AttachmentCapabilities/properties/instrumentation/type",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}if(p.output!==void 0&&
typeof p.output!="boolean"){let a={instancePath:i+"/capabilities/output",schemaPath:"#/$defs/AttachmentCapabilities/properties/output/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/capabilities",schemaPath:"#/$defs/AttachmentCapabilities/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}}if(t.exceptions!==void 0){let p=t.exceptions;if(Array.isArray(p)){let a=p.length;for(let l=0;l<a;l++){let u=p[l];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.at===void 0){let d={instancePath:i+"/exceptions/"+l,schemaPath:"#/$defs/DiagnosedException/required",keyword:"requir\
ed",params:{missingProperty:"at"}};e===null?e=[d]:e.push(d),r++}if(u.thread===void 0){let d={instancePath:i+"/exceptions/"+l,schemaPath:"#/$defs/DiagnosedExcept\
ion/required",keyword:"required",params:{missingProperty:"thread"}};e===null?e=[d]:e.push(d),r++}if(u.type===void 0){let d={instancePath:i+"/exceptions/"+l,schemaPath:"\
#/$defs/DiagnosedException/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[d]:e.push(d),r++}if(u.stack===void 0){let d={instancePath:i+
"/exceptions/"+l,schemaPath:"#/$defs/DiagnosedException/required",keyword:"required",params:{missingProperty:"stack"}};e===null?e=[d]:e.push(d),r++}if(u.at!==void 0){
let d=u.at;if(typeof d=="string"){if(!Je.test(d)){let y={instancePath:i+"/exceptions/"+l+"/at",schemaPath:"#/$defs/DiagnosedException/properties/at/pattern",keyword:"\
pattern",params:{expected:"an RFC 3339 moment in UTC such as 2026-01-05T12:34:56.789Z"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/exceptions/"+
l+"/at",schemaPath:"#/$defs/DiagnosedException/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}if(u.thread!==void 0&&typeof u.
thread!="string"){let d={instancePath:i+"/exceptions/"+l+"/thread",schemaPath:"#/$defs/DiagnosedException/properties/thread/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[d]:e.push(d),r++}if(u.type!==void 0){let d=u.type;if(typeof d=="string"){if(_(d)<1){let y={instancePath:i+"/exceptions/"+l+"/type",schemaPath:"\
#/$defs/DiagnosedException/properties/type/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[y]:e.push(y),r++}}else{
let y={instancePath:i+"/exceptions/"+l+"/type",schemaPath:"#/$defs/DiagnosedException/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:
e.push(y),r++}}if(u.message!==void 0){let d=u.message;if(typeof d!="string"&&d!==null){let y={instancePath:i+"/exceptions/"+l+"/message",schemaPath:"#/$defs/Dia\
gnosedException/properties/message/type",keyword:"type",params:{type:Pr.properties.message.type}};e===null?e=[y]:e.push(y),r++}}if(u.stack!==void 0){let d=u.stack;
if(Array.isArray(d)){let y=d.length;for(let b=0;b<y;b++)if(typeof d[b]!="string"){let I={instancePath:i+"/exceptions/"+l+"/stack/"+b,schemaPath:"#/$defs/Diagnos\
edException/properties/stack/items/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}else{let y={instancePath:i+"/exceptions/"+l+"/stac\
k",schemaPath:"#/$defs/DiagnosedException/properties/stack/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}}else{let d={instancePath:i+
"/exceptions/"+l,schemaPath:"#/$defs/DiagnosedException/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{let a={instancePath:i+"\
/exceptions",schemaPath:"#/properties/exceptions/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(t.exceptionsTotal!==void 0){let p=t.
exceptionsTotal;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let a={instancePath:i+"/exceptionsTotal",schemaPath:"#/properties/exceptionsTotal/type",
keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let a={instancePath:i+"/exceptionsTota\
l",schemaPath:"#/properties/exceptionsTotal/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[a]:e.push(a),r++}}if(t.output!==
void 0){let p=t.output;if(!Array.isArray(p)&&p!==null){let a={instancePath:i+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type:rr.properties.
output.type}};e===null?e=[a]:e.push(a),r++}if(Array.isArray(p)){let a=p.length;for(let l=0;l<a;l++)if(typeof p[l]!="string"){let u={instancePath:i+"/output/"+l,
schemaPath:"#/properties/output/items/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}}if(t.fxThread!==void 0){let p=t.fxThread,a=r,l=!1,
u=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.busy===void 0){let d={instancePath:i+"/fxThread",schemaPath:"#/$defs/FxThreadState/required",keyword:"requ\
ired",params:{missingProperty:"busy"}};e===null?e=[d]:e.push(d),r++}if(p.stack===void 0){let d={instancePath:i+"/fxThread",schemaPath:"#/$defs/FxThreadState/req\
uired",keyword:"required",params:{missingProperty:"stack"}};e===null?e=[d]:e.push(d),r++}if(p.busy!==void 0&&typeof p.busy!="boolean"){let d={instancePath:i+"/f\
xThread/busy",schemaPath:"#/$defs/FxThreadState/properties/busy/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}if(p.answeredInMs!==void 0){
let d=p.answeredInMs;if(!(typeof d=="number"&&isFinite(d))&&d!==null){let y={instancePath:i+"/fxThread/answeredInMs",schemaPath:"#/$defs/FxThreadState/propertie\
s/answeredInMs/type",keyword:"type",params:{type:Ir.properties.answeredInMs.type}};e===null?e=[y]:e.push(y),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(
d))){let y={instancePath:i+"/fxThread/answeredInMs",schemaPath:"#/$defs/FxThreadState/properties/answeredInMs/minimum",keyword:"minimum",params:{expected:"a num\
ber of at least 0"}};e===null?e=[y]:e.push(y),r++}}if(p.stack!==void 0){let d=p.stack;if(Array.isArray(d)){let y=d.length;for(let b=0;b<y;b++)if(typeof d[b]!="s\
tring"){let I={instancePath:i+"/fxThread/stack/"+b,schemaPath:"#/$defs/FxThreadState/properties/stack/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[I]:e.push(I),r++}}else{let y={instancePath:i+"/fxThread/stack",schemaPath:"#/$defs/FxThreadState/properties/stack/type",keyword:"type",params:{type:"array"}};
e===null?e=[y]:e.push(y),r++}}}else{let d={instancePath:i+"/fxThread",schemaPath:"#/$defs/FxThreadState/type",keyword:"type",params:{type:"object"}};e===null?e=
[d]:e.push(d),r++}var n=u===r;if(l=l||n,!l){let d=r;if(p!==null){let b={instancePath:i+"/fxThread",schemaPath:"#/properties/fxThread/anyOf/1/type",keyword:"type",
params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var n=d===r;l=l||n}if(l)r=a,e!==null&&(a?e.length=a:e=null);else{let d={instancePath:i+"/fxThread",schemaPath:"\
#/properties/fxThread/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}}if(t.pulsesPerSecond!==void 0){let p=t.pulsesPerSecond;if(!(typeof p=="num\
ber"&&isFinite(p))&&p!==null){let a={instancePath:i+"/pulsesPerSecond",schemaPath:"#/properties/pulsesPerSecond/type",keyword:"type",params:{type:rr.properties.
pulsesPerSecond.type}};e===null?e=[a]:e.push(a),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let a={instancePath:i+"/pulsesPerSecond",schemaPath:"#/\
properties/pulsesPerSecond/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[a]:e.push(a),r++}}if(t.memory!==void 0){let p=t.memory,
a=r,l=!1,u=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.usedBytes===void 0){let d={instancePath:i+"/memory",schemaPath:"#/$defs/MemoryUse/required",keyword:"\
required",params:{missingProperty:"usedBytes"}};e===null?e=[d]:e.push(d),r++}if(p.maxBytes===void 0){let d={instancePath:i+"/memory",schemaPath:"#/$defs/MemoryU\
se/required",keyword:"required",params:{missingProperty:"maxBytes"}};e===null?e=[d]:e.push(d),r++}if(p.usedBytes!==void 0){let d=p.usedBytes;if(!(typeof d=="num\
ber"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let y={instancePath:i+"/memory/usedBytes",schemaPath:"#/$defs/MemoryUse/properties/usedBytes/type",keyword:"type",params:{
type:"integer"}};e===null?e=[y]:e.push(y),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let y={instancePath:i+"/memory/usedBytes",schemaPath:"#/$defs\
/MemoryUse/properties/usedBytes/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[y]:e.push(y),r++}}if(p.maxBytes!==void 0){let d=p.
maxBytes;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let y={instancePath:i+"/memory/maxBytes",schemaPath:"#/$defs/MemoryUse/properties/maxBytes/ty\
pe",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let y={instancePath:i+"/memory/max\
Bytes",schemaPath:"#/$defs/MemoryUse/properties/maxBytes/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[y]:e.push(y),r++}}}else{
let d={instancePath:i+"/memory",schemaPath:"#/$defs/MemoryUse/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var o=u===r;if(l=l||o,!l){
let d=r;if(p!==null){let b={instancePath:i+"/memory",schemaPath:"#/properties/memory/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),
r++}var o=d===r;l=l||o}if(l)r=a,e!==null&&(a?e.length=a:e=null);else{let d={instancePath:i+"/memory",schemaPath:"#/properties/memory/anyOf",keyword:"anyOf",params:{}};
e===null?e=[d]:e.push(d),r++}}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return gt.errors=
e,r===0}var Pi=Pt;function Pt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.schema===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[n]:e.push(n),r++}if(t.
revision===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revision"}};e===null?e=[n]:e.push(n),r++}if(t.kind===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),r++}if(t.windows===void 0){let n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"windows"}};e===null?e=[n]:e.push(n),r++}if(t.outline===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"outline"}};e===null?e=[n]:e.push(n),r++}if(t.omitted===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"omitted"}};e===null?e=[n]:e.push(n),r++}if(t.schema!==void 0){let n=t.schema;if(typeof n=="string"){if(!Ye.
test(n)){let o={instancePath:i+"/schema",schemaPath:"#/properties/schema/pattern",keyword:"pattern",params:{expected:"a version of this contract such as mcp-jav\
afx-ui/1.1"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}}if(t.revision!==void 0){let n=t.revision;if(typeof n=="string"){if(!Ve.test(n)){let o={instancePath:i+"/revision",schemaPath:"#/$defs/\
Revision/pattern",keyword:"pattern",params:{expected:"the revision of a look such as r17"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/revision",
schemaPath:"#/$defs/Revision/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.kind!==void 0&&typeof t.kind!="string"){let n={instancePath:i+
"/kind",schemaPath:"#/$defs/LookKind/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.base!==void 0){let n=t.base,o=r,p=!1,a=r;if(typeof n==
"string"){if(!Ve.test(n)){let l={instancePath:i+"/base",schemaPath:"#/$defs/Revision/pattern",keyword:"pattern",params:{expected:"the revision of a look such as\
 r17"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/base",schemaPath:"#/$defs/Revision/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:
e.push(l),r++}var s=a===r;if(p=p||s,!p){let l=r;if(n!==null){let d={instancePath:i+"/base",schemaPath:"#/properties/base/anyOf/1/type",keyword:"type",params:{type:"\
null"}};e===null?e=[d]:e.push(d),r++}var s=l===r;p=p||s}if(p)r=o,e!==null&&(o?e.length=o:e=null);else{let l={instancePath:i+"/base",schemaPath:"#/properties/bas\
e/anyOf",keyword:"anyOf",params:{}};e===null?e=[l]:e.push(l),r++}}if(t.windows!==void 0){let n=t.windows;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++)
xe(n[p],{instancePath:i+"/windows/"+p,parentData:n,parentDataProperty:p,rootData:P,dynamicAnchors:x})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)}else{
let o={instancePath:i+"/windows",schemaPath:"#/properties/windows/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(t.outline!==void 0&&
typeof t.outline!="string"){let n={instancePath:i+"/outline",schemaPath:"#/properties/outline/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),r++}if(t.omitted!==void 0){let n=t.omitted;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/omitted",schemaPath:"#/propertie\
s/omitted/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/omitted",schemaPath:"#/properties/omitted/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),r++}}}else{let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Pt.errors=e,r===0}var ki=he,tr={title:"UiNode",description:"\
One node of the reported tree.",type:"object",required:["ref","type","id","styleClass","visible","managed","disabled","children"],properties:{ref:{description:"\
Names the node.",$ref:"#/$defs/NodeRef"},type:{description:"Simple class name; of an anonymous class that of its nearest named superclass.",type:"string",minLength:1},
module:{description:"Java module of its class.",type:["string","null"]},id:{description:"The node's id.",type:["string","null"]},styleClass:{description:"Style \
classes in the node's order.",type:"array",items:{type:"string"}},pseudoClass:{description:"Active pseudo-classes, sorted.",type:"array",items:{type:"string"},"\
x-volatile":["hover","pressed"]},visible:{description:"The node's own `visible`.",type:"boolean"},managed:{description:"Whether its parent lays it out.",type:"b\
oolean"},disabled:{description:"Whether it is disabled, itself or by an ancestor.",type:"boolean"},opacity:{description:"Its own opacity.",type:"number",minimum:0,
maximum:1},layout:{description:"Where it is.",$ref:"#/$defs/NodeLayout"},text:{description:"What it shows.",$ref:"#/$defs/NodeText"},value:{description:"What it\
 holds.",$ref:"#/$defs/NodeValue"},accessibility:{description:"What assistive technology is told.",$ref:"#/$defs/NodeAccessibility"},fx:{description:"JavaFX pro\
perties.",$ref:"#/$defs/NodeFx"},virtualization:{description:"Rows of a virtualized control.",$ref:"#/$defs/Virtualization"},rows:{description:"The rows that we\
re asked for; absent where they were not, or where it has none.",$ref:"#/$defs/ReadRows"},children:{description:"Reported children in the toolkit's order.",type:"\
array",items:{$ref:"#/$defs/UiNode"}},childrenOmitted:{description:"How many direct children were left out; absent when none were.",type:"integer",minimum:1}}},
kt={title:"Virtualization",description:"What a virtualized control holds, and what of it is on screen.",type:"object",required:["kind","itemsCount","selectedInd\
ices","visibleCells"],properties:{kind:{description:"The control.",$ref:"#/$defs/VirtualizedKind"},itemsCount:{description:"Number of items; of a tree that of t\
he rows that the expanded branches give.",type:"integer",minimum:0},visibleRange:{description:"The rows on screen; null when there are none.",anyOf:[{$ref:"#/$d\
efs/RowRange"},{type:"null"}]},selectedIndices:{description:"Selected rows, ascending.",type:"array",items:{type:"integer",minimum:0}},focusedIndex:{description:"\
Row that the focus model points to; null when none.",type:["integer","null"],minimum:0},columns:{description:"Visible leaf columns in their order; only for tabl\
es.",type:"array",items:{$ref:"#/$defs/ColumnInfo"}},visibleCells:{description:"The rows on screen.",type:"array",items:{$ref:"#/$defs/VisibleRow"}}}};function ye(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.index===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"index"}};e===null?e=[s]:e.push(s),r++}if(t.rowRef===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rowRef"}};e===null?e=[s]:e.push(s),r++}if(t.cells===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cells"}};e===null?e=[s]:e.push(s),r++}if(t.index!==void 0){let s=t.index;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?
e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",
params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.rowRef!==void 0&&(H(t.rowRef,{instancePath:i+"/rowRef",parentData:t,parentDataProperty:"\
rowRef",rootData:P,dynamicAnchors:x})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),t.cells!==void 0){let s=t.cells;if(Array.isArray(s)){let n=s.length;
for(let o=0;o<n;o++){let p=s[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnId!==void 0){let a=p.columnId;if(typeof a!="string"&&a!==null){let l={instancePath:i+
"/cells/"+o+"/columnId",schemaPath:"#/$defs/VisibleCell/properties/columnId/type",keyword:"type",params:{type:le.properties.columnId.type}};e===null?e=[l]:e.push(
l),r++}}if(p.text!==void 0){let a=p.text;if(typeof a!="string"&&a!==null){let l={instancePath:i+"/cells/"+o+"/text",schemaPath:"#/$defs/VisibleCell/properties/t\
ext/type",keyword:"type",params:{type:le.properties.text.type}};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:i+"/cells/"+o,schemaPath:"#/$defs/Visibl\
eCell/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i+"/cells",schemaPath:"#/properties/cells/type",keyword:"\
type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),r++}return ye.errors=e,r===0}function Se(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.kind===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===
null?e=[n]:e.push(n),r++}if(t.itemsCount===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"itemsCount"}};e===null?
e=[n]:e.push(n),r++}if(t.selectedIndices===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selectedIndices"}};
e===null?e=[n]:e.push(n),r++}if(t.visibleCells===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visibleCells"}};
e===null?e=[n]:e.push(n),r++}if(t.kind!==void 0&&typeof t.kind!="string"){let n={instancePath:i+"/kind",schemaPath:"#/$defs/VirtualizedKind/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.itemsCount!==void 0){let n=t.itemsCount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={
instancePath:i+"/itemsCount",schemaPath:"#/properties/itemsCount/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&
isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/itemsCount",schemaPath:"#/properties/itemsCount/minimum",keyword:"minimum",params:{expected:"an integer of\
 at least 0"}};e===null?e=[o]:e.push(o),r++}}if(t.visibleRange!==void 0){let n=t.visibleRange,o=r,p=!1,a=r;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.from===
void 0){let l={instancePath:i+"/visibleRange",schemaPath:"#/$defs/RowRange/required",keyword:"required",params:{missingProperty:"from"}};e===null?e=[l]:e.push(l),
r++}if(n.to===void 0){let l={instancePath:i+"/visibleRange",schemaPath:"#/$defs/RowRange/required",keyword:"required",params:{missingProperty:"to"}};e===null?e=
[l]:e.push(l),r++}if(n.from!==void 0){let l=n.from;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:i+"/visibleRange/from",schemaPath:"\
#/$defs/RowRange/properties/from/type",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){
let u={instancePath:i+"/visibleRange/from",schemaPath:"#/$defs/RowRange/properties/from/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};
e===null?e=[u]:e.push(u),r++}}if(n.to!==void 0){let l=n.to;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:i+"/visibleRange/to",schemaPath:"\
#/$defs/RowRange/properties/to/type",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let u={
instancePath:i+"/visibleRange/to",schemaPath:"#/$defs/RowRange/properties/to/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=
[u]:e.push(u),r++}}}else{let l={instancePath:i+"/visibleRange",schemaPath:"#/$defs/RowRange/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),
r++}var s=a===r;if(p=p||s,!p){let l=r;if(n!==null){let d={instancePath:i+"/visibleRange",schemaPath:"#/properties/visibleRange/anyOf/1/type",keyword:"type",params:{
type:"null"}};e===null?e=[d]:e.push(d),r++}var s=l===r;p=p||s}if(p)r=o,e!==null&&(o?e.length=o:e=null);else{let l={instancePath:i+"/visibleRange",schemaPath:"#/\
properties/visibleRange/anyOf",keyword:"anyOf",params:{}};e===null?e=[l]:e.push(l),r++}}if(t.selectedIndices!==void 0){let n=t.selectedIndices;if(Array.isArray(
n)){let o=n.length;for(let p=0;p<o;p++){let a=n[p];if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/selectedIndices/"+p,schemaPath:"\
#/properties/selectedIndices/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){
let l={instancePath:i+"/selectedIndices/"+p,schemaPath:"#/properties/selectedIndices/items/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};
e===null?e=[l]:e.push(l),r++}}}else{let o={instancePath:i+"/selectedIndices",schemaPath:"#/properties/selectedIndices/type",keyword:"type",params:{type:"array"}};
e===null?e=[o]:e.push(o),r++}}if(t.focusedIndex!==void 0){let n=t.focusedIndex;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null){let o={instancePath:i+
"/focusedIndex",schemaPath:"#/properties/focusedIndex/type",keyword:"type",params:{type:kt.properties.focusedIndex.type}};e===null?e=[o]:e.push(o),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/focusedIndex",schemaPath:"#/properties/focusedIndex/minimum",keyword:"minimum",params:{expected:"\
an integer of at least 0"}};e===null?e=[o]:e.push(o),r++}}if(t.columns!==void 0){let n=t.columns;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++){let a=n[p];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let l={instancePath:i+"/columns/"+p,schemaPath:"#/$defs/ColumnInfo/required",keyword:"required",params:{
missingProperty:"id"}};e===null?e=[l]:e.push(l),r++}if(a.id!==void 0){let l=a.id;if(typeof l!="string"&&l!==null){let u={instancePath:i+"/columns/"+p+"/id",schemaPath:"\
#/$defs/ColumnInfo/properties/id/type",keyword:"type",params:{type:me.properties.id.type}};e===null?e=[u]:e.push(u),r++}}if(a.text!==void 0){let l=a.text;if(typeof l!=
"string"&&l!==null){let u={instancePath:i+"/columns/"+p+"/text",schemaPath:"#/$defs/ColumnInfo/properties/text/type",keyword:"type",params:{type:me.properties.text.
type}};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:i+"/columns/"+p,schemaPath:"#/$defs/ColumnInfo/type",keyword:"type",params:{type:"object"}};e===null?
e=[l]:e.push(l),r++}}}else{let o={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),
r++}}if(t.visibleCells!==void 0){let n=t.visibleCells;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++)ye(n[p],{instancePath:i+"/visibleCells/"+p,parentData:n,
parentDataProperty:p,rootData:P,dynamicAnchors:x})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)}else{let o={instancePath:i+"/visibleCells",schemaPath:"\
#/properties/visibleCells/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Se.errors=e,r===0}var ze={validate:he};function he(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ref===void 0){let s={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"ref"}};e===null?e=[s]:e.push(s),r++}if(t.type===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),r++}if(t.id===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"id"}};e===null?e=[s]:e.push(s),r++}if(t.styleClass===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
styleClass"}};e===null?e=[s]:e.push(s),r++}if(t.visible===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visi\
ble"}};e===null?e=[s]:e.push(s),r++}if(t.managed===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"managed"}};
e===null?e=[s]:e.push(s),r++}if(t.disabled===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabled"}};e===null?
e=[s]:e.push(s),r++}if(t.children===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"children"}};e===null?e=[s]:
e.push(s),r++}if(t.ref!==void 0&&(H(t.ref,{instancePath:i+"/ref",parentData:t,parentDataProperty:"ref",rootData:P,dynamicAnchors:x})||(e=e===null?H.errors:e.concat(
H.errors),r=e.length)),t.type!==void 0){let s=t.type;if(typeof s=="string"){if(_(s)<1){let n={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",keyword:"\
minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/type",schemaPath:"#/properties/type/\
type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.module!==void 0){let s=t.module;if(typeof s!="string"&&s!==null){let n={instancePath:i+
"/module",schemaPath:"#/properties/module/type",keyword:"type",params:{type:tr.properties.module.type}};e===null?e=[n]:e.push(n),r++}}if(t.id!==void 0){let s=t.
id;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:tr.properties.id.type}};e===null?e=
[n]:e.push(n),r++}}if(t.styleClass!==void 0){let s=t.styleClass;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)if(typeof s[o]!="string"){let p={instancePath:i+
"/styleClass/"+o,schemaPath:"#/properties/styleClass/items/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let n={instancePath:i+
"/styleClass",schemaPath:"#/properties/styleClass/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(t.pseudoClass!==void 0){let s=t.pseudoClass;
if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)if(typeof s[o]!="string"){let p={instancePath:i+"/pseudoClass/"+o,schemaPath:"#/properties/pseudoClass/i\
tems/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let n={instancePath:i+"/pseudoClass",schemaPath:"#/properties/pseudoClass/t\
ype",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(t.visible!==void 0&&typeof t.visible!="boolean"){let s={instancePath:i+"/visible",schemaPath:"\
#/properties/visible/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.managed!==void 0&&typeof t.managed!="boolean"){let s={instancePath:i+
"/managed",schemaPath:"#/properties/managed/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.disabled!==void 0&&typeof t.disabled!=
"boolean"){let s={instancePath:i+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.opacity!==
void 0){let s=t.opacity;if(typeof s=="number"&&isFinite(s)){if(s<0||isNaN(s)){let n={instancePath:i+"/opacity",schemaPath:"#/properties/opacity/minimum",keyword:"\
minimum",params:{expected:"a number from 0 to 1"}};e===null?e=[n]:e.push(n),r++}if(s>1||isNaN(s)){let n={instancePath:i+"/opacity",schemaPath:"#/properties/opac\
ity/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/opacity",schemaPath:"#/prope\
rties/opacity/type",keyword:"type",params:{type:"number"}};e===null?e=[n]:e.push(n),r++}}if(t.layout!==void 0&&(ve(t.layout,{instancePath:i+"/layout",parentData:t,
parentDataProperty:"layout",rootData:P,dynamicAnchors:x})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),t.text!==void 0){let s=t.text;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.label!==void 0){let n=s.label;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/text/label",schemaPath:"#/$defs/NodeTex\
t/properties/label/type",keyword:"type",params:{type:Ue.properties.label.type}};e===null?e=[o]:e.push(o),r++}}if(s.prompt!==void 0){let n=s.prompt;if(typeof n!=
"string"&&n!==null){let o={instancePath:i+"/text/prompt",schemaPath:"#/$defs/NodeText/properties/prompt/type",keyword:"type",params:{type:Ue.properties.prompt.type}};
e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i+"/text",schemaPath:"#/$defs/NodeText/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}}if(t.value!==void 0){let s=t.value;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.text!==void 0){let n=s.text;if(typeof n!="string"&&n!==null){let o={
instancePath:i+"/value/text",schemaPath:"#/$defs/NodeValue/properties/text/type",keyword:"type",params:{type:ce.properties.text.type}};e===null?e=[o]:e.push(o),
r++}}if(s.selected!==void 0){let n=s.selected;if(typeof n!="boolean"&&n!==null){let o={instancePath:i+"/value/selected",schemaPath:"#/$defs/NodeValue/properties\
/selected/type",keyword:"type",params:{type:ce.properties.selected.type}};e===null?e=[o]:e.push(o),r++}}if(s.checked!==void 0){let n=s.checked;if(typeof n!="boo\
lean"&&n!==null){let o={instancePath:i+"/value/checked",schemaPath:"#/$defs/NodeValue/properties/checked/type",keyword:"type",params:{type:ce.properties.checked.
type}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i+"/value",schemaPath:"#/$defs/NodeValue/type",keyword:"type",params:{type:"object"}};e===null?e=
[n]:e.push(n),r++}}if(t.accessibility!==void 0){let s=t.accessibility;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.role!==void 0){let n=s.role;if(typeof n!=
"string"&&n!==null){let o={instancePath:i+"/accessibility/role",schemaPath:"#/$defs/NodeAccessibility/properties/role/type",keyword:"type",params:{type:Me.properties.
role.type}};e===null?e=[o]:e.push(o),r++}}if(s.help!==void 0){let n=s.help;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/accessibility/help",schemaPath:"\
#/$defs/NodeAccessibility/properties/help/type",keyword:"type",params:{type:Me.properties.help.type}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i+
"/accessibility",schemaPath:"#/$defs/NodeAccessibility/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(t.fx!==void 0){let s=t.fx;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.properties!==void 0){let n=s.properties;if(n&&typeof n=="object"&&!Array.isArray(n))for(let o in n){let p=n[o];if(typeof p!=
"string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"&&p!==null){let a={instancePath:i+"/fx/properties/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/NodeFx/properties/properties/additionalProperties/type",keyword:"type",params:{type:Wr.properties.properties.additionalProperties.type}};e===null?e=[a]:
e.push(a),r++}}else{let o={instancePath:i+"/fx/properties",schemaPath:"#/$defs/NodeFx/properties/properties/type",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),r++}}}else{let n={instancePath:i+"/fx",schemaPath:"#/$defs/NodeFx/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(t.
virtualization!==void 0&&(Se(t.virtualization,{instancePath:i+"/virtualization",parentData:t,parentDataProperty:"virtualization",rootData:P,dynamicAnchors:x})||
(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),t.rows!==void 0&&(qe(t.rows,{instancePath:i+"/rows",parentData:t,parentDataProperty:"rows",rootData:P,dynamicAnchors:x})||
(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)),t.children!==void 0){let s=t.children;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)ze.validate(
s[o],{instancePath:i+"/children/"+o,parentData:s,parentDataProperty:o,rootData:P,dynamicAnchors:x})||(e=e===null?ze.validate.errors:e.concat(ze.validate.errors),
r=e.length)}else{let n={instancePath:i+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(t.
childrenOmitted!==void 0){let s=t.childrenOmitted;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/childrenOmitted",schemaPath:"\
#/properties/childrenOmitted/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let n={
instancePath:i+"/childrenOmitted",schemaPath:"#/properties/childrenOmitted/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[
n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return he.errors=e,r===0}var xi=ae;function ae(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.root===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"root"}};e===null?e=[s]:e.push(s),r++}if(t.stylesheets!==
void 0){let s=t.stylesheets;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)if(typeof s[o]!="string"){let p={instancePath:i+"/stylesheets/"+o,schemaPath:"\
#/properties/stylesheets/items/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let n={instancePath:i+"/stylesheets",schemaPath:"\
#/properties/stylesheets/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}t.root!==void 0&&(he(t.root,{instancePath:i+"/root",parentData:t,
parentDataProperty:"root",rootData:P,dynamicAnchors:x})||(e=e===null?he.errors:e.concat(he.errors),r=e.length))}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return ae.errors=e,r===0}var bi=xt;var He={title:"UiStage",description:"A showing window.",type:"object",required:["stageIndex","windowId","kind","showing","focused","modal","scene"],properties:{
stageIndex:{description:"Its place in the order of windows.",type:"integer",minimum:0},windowId:{description:"Names it for as long as the application runs.",$ref:"\
#/$defs/WindowId"},kind:{description:"Stage, dialog or popup.",$ref:"#/$defs/StageKind"},title:{description:"Its title.",type:["string","null"]},showing:{description:"\
Whether it is showing.",type:"boolean"},focused:{description:"Whether it has the focus.",type:"boolean"},modal:{description:"Whether other windows take no input\
 while it shows.",type:"boolean"},ownerStageIndex:{description:"Index of the window that owns it.",type:["integer","null"],minimum:0},ownerId:{description:"The \
`windowId` of the window that owns it.",anyOf:[{$ref:"#/$defs/WindowId"},{type:"null"}]},focusOwner:{description:"The node that has the focus of its scene, whet\
her or not the window has that of the desktop.",anyOf:[{$ref:"#/$defs/NodeRef"},{type:"null"}]},x:{description:"Left edge on the screen.",type:"number"},y:{description:"\
Upper edge on the screen.",type:"number"},width:{description:"Width.",type:"number",minimum:0},height:{description:"Height.",type:"number",minimum:0},scene:{description:"\
Its content.",$ref:"#/$defs/UiScene"}}};function We(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.stageIndex===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
stageIndex"}};e===null?e=[o]:e.push(o),r++}if(t.windowId===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"win\
dowId"}};e===null?e=[o]:e.push(o),r++}if(t.kind===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===
null?e=[o]:e.push(o),r++}if(t.showing===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"showing"}};e===null?e=
[o]:e.push(o),r++}if(t.focused===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focused"}};e===null?e=[o]:e.push(
o),r++}if(t.modal===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"modal"}};e===null?e=[o]:e.push(o),r++}if(t.
scene===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scene"}};e===null?e=[o]:e.push(o),r++}if(t.stageIndex!==
void 0){let o=t.stageIndex;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/stageIndex",
schemaPath:"#/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[p]:e.push(p),r++}}if(t.windowId!==void 0){
let o=t.windowId;if(typeof o=="string"){if(!re.test(o)){let p={instancePath:i+"/windowId",schemaPath:"#/$defs/WindowId/pattern",keyword:"pattern",params:{expected:"\
the id of a window such as w2"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/windowId",schemaPath:"#/$defs/WindowId/type",keyword:"type",params:{
type:"string"}};e===null?e=[p]:e.push(p),r++}}if(t.kind!==void 0&&typeof t.kind!="string"){let o={instancePath:i+"/kind",schemaPath:"#/$defs/StageKind/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(t.title!==void 0){let o=t.title;if(typeof o!="string"&&o!==null){let p={instancePath:i+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:He.properties.title.type}};e===null?e=[p]:e.push(p),r++}}if(t.showing!==void 0&&typeof t.showing!="boolean"){
let o={instancePath:i+"/showing",schemaPath:"#/properties/showing/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(t.focused!==void 0&&
typeof t.focused!="boolean"){let o={instancePath:i+"/focused",schemaPath:"#/properties/focused/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(
o),r++}if(t.modal!==void 0&&typeof t.modal!="boolean"){let o={instancePath:i+"/modal",schemaPath:"#/properties/modal/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[o]:e.push(o),r++}if(t.ownerStageIndex!==void 0){let o=t.ownerStageIndex;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:i+
"/ownerStageIndex",schemaPath:"#/properties/ownerStageIndex/type",keyword:"type",params:{type:He.properties.ownerStageIndex.type}};e===null?e=[p]:e.push(p),r++}
if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/ownerStageIndex",schemaPath:"#/properties/ownerStageIndex/minimum",keyword:"minimum",
params:{expected:"an integer of at least 0"}};e===null?e=[p]:e.push(p),r++}}if(t.ownerId!==void 0){let o=t.ownerId,p=r,a=!1,l=r;if(typeof o=="string"){if(!re.test(
o)){let u={instancePath:i+"/ownerId",schemaPath:"#/$defs/WindowId/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[u]:e.
push(u),r++}}else{let u={instancePath:i+"/ownerId",schemaPath:"#/$defs/WindowId/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}var s=l===
r;if(a=a||s,!a){let u=r;if(o!==null){let y={instancePath:i+"/ownerId",schemaPath:"#/properties/ownerId/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?
e=[y]:e.push(y),r++}var s=u===r;a=a||s}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{let u={instancePath:i+"/ownerId",schemaPath:"#/properties/ownerId/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}if(t.focusOwner!==void 0){let o=t.focusOwner,p=r,a=!1,l=r;H(o,{instancePath:i+"/focusOwner",parentData:t,parentDataProperty:"\
focusOwner",rootData:P,dynamicAnchors:x})||(e=e===null?H.errors:e.concat(H.errors),r=e.length);var n=l===r;if(a=a||n,!a){let u=r;if(o!==null){let y={instancePath:i+
"/focusOwner",schemaPath:"#/properties/focusOwner/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}var n=u===r;a=a||n}if(a)r=p,e!==
null&&(p?e.length=p:e=null);else{let u={instancePath:i+"/focusOwner",schemaPath:"#/properties/focusOwner/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(
u),r++}}if(t.x!==void 0){let o=t.x;if(!(typeof o=="number"&&isFinite(o))){let p={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"\
number"}};e===null?e=[p]:e.push(p),r++}}if(t.y!==void 0){let o=t.y;if(!(typeof o=="number"&&isFinite(o))){let p={instancePath:i+"/y",schemaPath:"#/properties/y/\
type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(t.width!==void 0){let o=t.width;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(
o)){let p={instancePath:i+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[p]:e.push(p),
r++}}else{let p={instancePath:i+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(t.height!==
void 0){let o=t.height;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/height",schemaPath:"#/properties/height/minimum",keyword:"m\
inimum",params:{expected:"a number of at least 0"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/height",schemaPath:"#/properties/height/type",keyword:"\
type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}t.scene!==void 0&&(ae(t.scene,{instancePath:i+"/scene",parentData:t,parentDataProperty:"scene",rootData:P,
dynamicAnchors:x})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length))}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}return We.errors=e,r===0}function xt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.schema===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
schema"}};e===null?e=[s]:e.push(s),r++}if(t.capturedAt===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"captu\
redAt"}};e===null?e=[s]:e.push(s),r++}if(t.app===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"app"}};e===null?
e=[s]:e.push(s),r++}if(t.focus===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focus"}};e===null?e=[s]:e.push(
s),r++}if(t.stages===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stages"}};e===null?e=[s]:e.push(s),r++}if(t.
schema!==void 0){let s=t.schema;if(typeof s=="string"){if(!Ye.test(s)){let n={instancePath:i+"/schema",schemaPath:"#/properties/schema/pattern",keyword:"pattern",
params:{expected:"a version of this contract such as mcp-javafx-ui/1.1"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/schema",schemaPath:"#/prope\
rties/schema/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.capturedAt!==void 0){let s=t.capturedAt;if(typeof s=="string"){if(!Je.
test(s)){let n={instancePath:i+"/capturedAt",schemaPath:"#/properties/capturedAt/pattern",keyword:"pattern",params:{expected:"an RFC 3339 moment in UTC such as \
2026-01-05T12:34:56.789Z"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/capturedAt",schemaPath:"#/properties/capturedAt/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.app!==void 0){let s=t.app;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.pid===void 0){let n={instancePath:i+
"/app",schemaPath:"#/$defs/AppInfo/required",keyword:"required",params:{missingProperty:"pid"}};e===null?e=[n]:e.push(n),r++}if(s.pid!==void 0){let n=s.pid;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/app/pid",schemaPath:"#/$defs/AppInfo/properties/pid/type",keyword:"type",params:{type:"intege\
r"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/app/pid",schemaPath:"#/$defs/AppInfo/properties/p\
id/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),r++}}if(s.javaVersion!==void 0){let n=s.javaVersion;if(typeof n!=
"string"&&n!==null){let o={instancePath:i+"/app/javaVersion",schemaPath:"#/$defs/AppInfo/properties/javaVersion/type",keyword:"type",params:{type:ne.properties.
javaVersion.type}};e===null?e=[o]:e.push(o),r++}}if(s.javafxVersion!==void 0){let n=s.javafxVersion;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/app\
/javafxVersion",schemaPath:"#/$defs/AppInfo/properties/javafxVersion/type",keyword:"type",params:{type:ne.properties.javafxVersion.type}};e===null?e=[o]:e.push(
o),r++}}if(s.mainClass!==void 0){let n=s.mainClass;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/app/mainClass",schemaPath:"#/$defs/AppInfo/propertie\
s/mainClass/type",keyword:"type",params:{type:ne.properties.mainClass.type}};e===null?e=[o]:e.push(o),r++}}if(s.debugFlags!==void 0){let n=s.debugFlags;if(Array.
isArray(n)){let o=n.length;for(let p=0;p<o;p++)if(typeof n[p]!="string"){let a={instancePath:i+"/app/debugFlags/"+p,schemaPath:"#/$defs/AppInfo/properties/debug\
Flags/items/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i+"/app/debugFlags",schemaPath:"#/$defs/AppInfo/\
properties/debugFlags/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i+"/app",schemaPath:"#/$defs/AppInfo/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(t.focus!==void 0&&(ke(t.focus,{instancePath:i+"/focus",parentData:t,parentDataProperty:"\
focus",rootData:P,dynamicAnchors:x})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)),t.stages!==void 0){let s=t.stages;if(Array.isArray(s)){let n=s.length;
for(let o=0;o<n;o++)We(s[o],{instancePath:i+"/stages/"+o,parentData:s,parentDataProperty:o,rootData:P,dynamicAnchors:x})||(e=e===null?We.errors:e.concat(We.errors),
r=e.length)}else{let n={instancePath:i+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return xt.errors=e,r===0}var vi=bt;function bt(t,{
instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.stageIndex===
void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stageIndex"}};e===null?e=[o]:e.push(o),r++}if(t.windowId===void 0){
let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"windowId"}};e===null?e=[o]:e.push(o),r++}if(t.kind===void 0){let o={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[o]:e.push(o),r++}if(t.showing===void 0){let o={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"showing"}};e===null?e=[o]:e.push(o),r++}if(t.focused===void 0){let o={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"focused"}};e===null?e=[o]:e.push(o),r++}if(t.modal===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"modal"}};e===null?e=[o]:e.push(o),r++}if(t.scene===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"scene"}};e===null?e=[o]:e.push(o),r++}if(t.stageIndex!==void 0){let o=t.stageIndex;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={
instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&
isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of\
 at least 0"}};e===null?e=[p]:e.push(p),r++}}if(t.windowId!==void 0){let o=t.windowId;if(typeof o=="string"){if(!re.test(o)){let p={instancePath:i+"/windowId",schemaPath:"\
#/$defs/WindowId/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/window\
Id",schemaPath:"#/$defs/WindowId/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}if(t.kind!==void 0&&typeof t.kind!="string"){let o={
instancePath:i+"/kind",schemaPath:"#/$defs/StageKind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(t.title!==void 0){let o=t.title;
if(typeof o!="string"&&o!==null){let p={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:He.properties.title.type}};e===
null?e=[p]:e.push(p),r++}}if(t.showing!==void 0&&typeof t.showing!="boolean"){let o={instancePath:i+"/showing",schemaPath:"#/properties/showing/type",keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(t.focused!==void 0&&typeof t.focused!="boolean"){let o={instancePath:i+"/focused",schemaPath:"#/pr\
operties/focused/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(t.modal!==void 0&&typeof t.modal!="boolean"){let o={instancePath:i+
"/modal",schemaPath:"#/properties/modal/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(t.ownerStageIndex!==void 0){let o=t.ownerStageIndex;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:i+"/ownerStageIndex",schemaPath:"#/properties/ownerStageIndex/type",keyword:"\
type",params:{type:He.properties.ownerStageIndex.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+
"/ownerStageIndex",schemaPath:"#/properties/ownerStageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[p]:e.push(p),r++}}
if(t.ownerId!==void 0){let o=t.ownerId,p=r,a=!1,l=r;if(typeof o=="string"){if(!re.test(o)){let u={instancePath:i+"/ownerId",schemaPath:"#/$defs/WindowId/pattern",
keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/ownerId",schemaPath:"#/$defs/Win\
dowId/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}var s=l===r;if(a=a||s,!a){let u=r;if(o!==null){let y={instancePath:i+"/ownerId",
schemaPath:"#/properties/ownerId/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}var s=u===r;a=a||s}if(a)r=p,e!==null&&(p?e.length=
p:e=null);else{let u={instancePath:i+"/ownerId",schemaPath:"#/properties/ownerId/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}if(t.focusOwner!==
void 0){let o=t.focusOwner,p=r,a=!1,l=r;H(o,{instancePath:i+"/focusOwner",parentData:t,parentDataProperty:"focusOwner",rootData:P,dynamicAnchors:x})||(e=e===null?
H.errors:e.concat(H.errors),r=e.length);var n=l===r;if(a=a||n,!a){let u=r;if(o!==null){let y={instancePath:i+"/focusOwner",schemaPath:"#/properties/focusOwner/a\
nyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}var n=u===r;a=a||n}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{let u={instancePath:i+
"/focusOwner",schemaPath:"#/properties/focusOwner/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}if(t.x!==void 0){let o=t.x;if(!(typeof o=="num\
ber"&&isFinite(o))){let p={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(t.y!==void 0){
let o=t.y;if(!(typeof o=="number"&&isFinite(o))){let p={instancePath:i+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[
p]:e.push(p),r++}}if(t.width!==void 0){let o=t.width;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/width",schemaPath:"#/properti\
es/width/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/width",schemaPath:"#/\
properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(t.height!==void 0){let o=t.height;if(typeof o=="number"&&isFinite(
o)){if(o<0||isNaN(o)){let p={instancePath:i+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===
null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(
p),r++}}t.scene!==void 0&&(ae(t.scene,{instancePath:i+"/scene",parentData:t,parentDataProperty:"scene",rootData:P,dynamicAnchors:x})||(e=e===null?ae.errors:e.concat(
ae.errors),r=e.length))}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return bt.errors=e,r===
0}var Ai=vt;function vt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.kind===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),r++}if(t.
itemsCount===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"itemsCount"}};e===null?e=[n]:e.push(n),r++}if(t.selectedIndices===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selectedIndices"}};e===null?e=[n]:e.push(n),r++}if(t.visibleCells===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visibleCells"}};e===null?e=[n]:e.push(n),r++}if(t.kind!==void 0&&
typeof t.kind!="string"){let n={instancePath:i+"/kind",schemaPath:"#/$defs/VirtualizedKind/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),
r++}if(t.itemsCount!==void 0){let n=t.itemsCount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/itemsCount",schemaPath:"#/pro\
perties/itemsCount/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/itemsCount",schemaPath:"#/properties/itemsCount/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),r++}}if(t.visibleRange!==
void 0){let n=t.visibleRange,o=r,p=!1,a=r;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.from===void 0){let l={instancePath:i+"/visibleRange",schemaPath:"#/$\
defs/RowRange/required",keyword:"required",params:{missingProperty:"from"}};e===null?e=[l]:e.push(l),r++}if(n.to===void 0){let l={instancePath:i+"/visibleRange",
schemaPath:"#/$defs/RowRange/required",keyword:"required",params:{missingProperty:"to"}};e===null?e=[l]:e.push(l),r++}if(n.from!==void 0){let l=n.from;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:i+"/visibleRange/from",schemaPath:"#/$defs/RowRange/properties/from/type",keyword:"type",params:{
type:"integer"}};e===null?e=[u]:e.push(u),r++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let u={instancePath:i+"/visibleRange/from",schemaPath:"#/$def\
s/RowRange/properties/from/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[u]:e.push(u),r++}}if(n.to!==void 0){let l=n.to;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:i+"/visibleRange/to",schemaPath:"#/$defs/RowRange/properties/to/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[u]:e.push(u),r++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let u={instancePath:i+"/visibleRange/to",schemaPath:"#/$defs/RowRan\
ge/properties/to/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:i+"/visibleRan\
ge",schemaPath:"#/$defs/RowRange/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}var s=a===r;if(p=p||s,!p){let l=r;if(n!==null){let d={
instancePath:i+"/visibleRange",schemaPath:"#/properties/visibleRange/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[d]:e.push(d),r++}var s=l===r;
p=p||s}if(p)r=o,e!==null&&(o?e.length=o:e=null);else{let l={instancePath:i+"/visibleRange",schemaPath:"#/properties/visibleRange/anyOf",keyword:"anyOf",params:{}};
e===null?e=[l]:e.push(l),r++}}if(t.selectedIndices!==void 0){let n=t.selectedIndices;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++){let a=n[p];if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/selectedIndices/"+p,schemaPath:"#/properties/selectedIndices/items/type",keyword:"type",params:{
type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let l={instancePath:i+"/selectedIndices/"+p,schemaPath:"#/pro\
perties/selectedIndices/items/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[l]:e.push(l),r++}}}else{let o={instancePath:i+
"/selectedIndices",schemaPath:"#/properties/selectedIndices/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(t.focusedIndex!==void 0){
let n=t.focusedIndex;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null){let o={instancePath:i+"/focusedIndex",schemaPath:"#/properties/focusedI\
ndex/type",keyword:"type",params:{type:kt.properties.focusedIndex.type}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={
instancePath:i+"/focusedIndex",schemaPath:"#/properties/focusedIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(
o),r++}}if(t.columns!==void 0){let n=t.columns;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++){let a=n[p];if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a.id===void 0){let l={instancePath:i+"/columns/"+p,schemaPath:"#/$defs/ColumnInfo/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[l]:
e.push(l),r++}if(a.id!==void 0){let l=a.id;if(typeof l!="string"&&l!==null){let u={instancePath:i+"/columns/"+p+"/id",schemaPath:"#/$defs/ColumnInfo/properties/\
id/type",keyword:"type",params:{type:me.properties.id.type}};e===null?e=[u]:e.push(u),r++}}if(a.text!==void 0){let l=a.text;if(typeof l!="string"&&l!==null){let u={
instancePath:i+"/columns/"+p+"/text",schemaPath:"#/$defs/ColumnInfo/properties/text/type",keyword:"type",params:{type:me.properties.text.type}};e===null?e=[u]:e.
push(u),r++}}}else{let l={instancePath:i+"/columns/"+p,schemaPath:"#/$defs/ColumnInfo/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{
let o={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(t.visibleCells!==
void 0){let n=t.visibleCells;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++)ye(n[p],{instancePath:i+"/visibleCells/"+p,parentData:n,parentDataProperty:p,
rootData:P,dynamicAnchors:x})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)}else{let o={instancePath:i+"/visibleCells",schemaPath:"#/properties/visible\
Cells/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),r++}return vt.errors=e,r===0}var Oi=At;function At(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){
let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return At.errors=
e,r===0}var qi=Ot;function Ot(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){if(t.columnId!==void 0){let s=t.columnId;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/columnId",schemaPath:"#/properties/colu\
mnId/type",keyword:"type",params:{type:le.properties.columnId.type}};e===null?e=[n]:e.push(n),r++}}if(t.text!==void 0){let s=t.text;if(typeof s!="string"&&s!==null){
let n={instancePath:i+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:le.properties.text.type}};e===null?e=[n]:e.push(n),r++}}}else{let s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Ot.errors=e,r===0}var Ii=qt;function qt(t,{instancePath:i="",
parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.index===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"index"}};e===null?e=[s]:e.push(s),r++}if(t.rowRef===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rowRef"}};e===null?e=[s]:e.push(s),r++}if(t.cells===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"cells"}};e===null?e=[s]:e.push(s),r++}if(t.index!==void 0){let s=t.index;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}
if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{expected:"\
an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.rowRef!==void 0&&(H(t.rowRef,{instancePath:i+"/rowRef",parentData:t,parentDataProperty:"rowRef",rootData:P,
dynamicAnchors:x})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),t.cells!==void 0){let s=t.cells;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){
let p=s[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnId!==void 0){let a=p.columnId;if(typeof a!="string"&&a!==null){let l={instancePath:i+"/cells/"+
o+"/columnId",schemaPath:"#/$defs/VisibleCell/properties/columnId/type",keyword:"type",params:{type:le.properties.columnId.type}};e===null?e=[l]:e.push(l),r++}}
if(p.text!==void 0){let a=p.text;if(typeof a!="string"&&a!==null){let l={instancePath:i+"/cells/"+o+"/text",schemaPath:"#/$defs/VisibleCell/properties/text/type",
keyword:"type",params:{type:le.properties.text.type}};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:i+"/cells/"+o,schemaPath:"#/$defs/VisibleCell/type",
keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i+"/cells",schemaPath:"#/properties/cells/type",keyword:"type",params:{
type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}
return qt.errors=e,r===0}var $i=It;function It(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(typeof t==
"string"){if(!Ne.test(t)){let s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2, or current"}};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return It.errors=e,r===0}
var ji=$t;function $t(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(typeof t=="string"){if(!re.
test(t)){let s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return $t.errors=e,r===0}var Ni=jt,sr={title:"UiDiagnosti\
csInput",description:"How much of it.",type:"object",required:[],properties:{exceptions:{description:"At most this many exceptions, the latest.",type:["integer",
"null"],minimum:0,maximum:20,default:5},outputLines:{description:"At most this many lines of output, the last.",type:["integer","null"],minimum:0,maximum:200,default:20}},
additionalProperties:!1};function jt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.exceptions!==void 0){let s=t.exceptions;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i+
"/exceptions",schemaPath:"#/properties/exceptions/type",keyword:"type",params:{type:sr.properties.exceptions.type}};e===null?e=[n]:e.push(n),r++}if(typeof s=="n\
umber"&&isFinite(s)){if(s<0||isNaN(s)){let n={instancePath:i+"/exceptions",schemaPath:"#/properties/exceptions/minimum",keyword:"minimum",params:{expected:"an i\
nteger from 0 to 20"}};e===null?e=[n]:e.push(n),r++}if(s>20||isNaN(s)){let n={instancePath:i+"/exceptions",schemaPath:"#/properties/exceptions/maximum",keyword:"\
maximum",params:{expected:"an integer from 0 to 20"}};e===null?e=[n]:e.push(n),r++}}}if(t.outputLines!==void 0){let s=t.outputLines;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i+"/outputLines",schemaPath:"#/properties/outputLines/type",keyword:"type",params:{type:sr.properties.
outputLines.type}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)){if(s<0||isNaN(s)){let n={instancePath:i+"/outputLines",schemaPath:"#/propert\
ies/outputLines/minimum",keyword:"minimum",params:{expected:"an integer from 0 to 200"}};e===null?e=[n]:e.push(n),r++}if(s>200||isNaN(s)){let n={instancePath:i+
"/outputLines",schemaPath:"#/properties/outputLines/maximum",keyword:"maximum",params:{expected:"an integer from 0 to 200"}};e===null?e=[n]:e.push(n),r++}}}for(let s in t)
if(!(s==="exceptions"||s==="outputLines")){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s,
members:["exceptions","outputLines"]}};e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),r++}return jt.errors=e,r===0}var _i=Nt,Zt={title:"UiGetNodeInput",description:"Which node.",type:"object",required:[],properties:{ref:{description:"\
The node.",anyOf:[{$ref:"#/$defs/NodeRefInput"},{type:"null"}]},locator:{description:"The node, named by what a user sees; instead of `ref`.",anyOf:[{$ref:"#/$d\
efs/Locator"},{type:"null"}]},includeChildren:{description:"Also its direct children.",type:["boolean","null"],default:!1},rows:{description:"Also these rows of\
 a list, table, tree, combo box or choice box, on screen or not.",anyOf:[{$ref:"#/$defs/RowsRequest"},{type:"null"}]}},additionalProperties:!1,"x-exactlyOne":["\
ref","locator"]};function Nt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.ref!==void 0){let k=t.ref,$=r,T=!1,S=r;if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.path!==void 0){let v=k.path;if(typeof v!="string"&&v!==null){let E={
instancePath:i+"/ref/path",schemaPath:"#/$defs/NodeRefInput/properties/path/type",keyword:"type",params:{type:ie.properties.path.type}};e===null?e=[E]:e.push(E),
r++}if(typeof v=="string"&&!je.test(v)){let E={instancePath:i+"/ref/path",schemaPath:"#/$defs/NodeRefInput/properties/path/pattern",keyword:"pattern",params:{expected:"\
a path such as /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[E]:e.push(E),r++}}if(k.uid!==void 0){let v=k.uid;if(typeof v!="string"&&v!==null){let E={instancePath:i+
"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/type",keyword:"type",params:{type:ie.properties.uid.type}};e===null?e=[E]:e.push(E),r++}if(typeof v==
"string"){if(_(v)<1){let E={instancePath:i+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/minLength",keyword:"minLength",params:{expected:"a string \
of 1 to 200 characters"}};e===null?e=[E]:e.push(E),r++}if(_(v)>200){let E={instancePath:i+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/maxLength",
keyword:"maxLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[E]:e.push(E),r++}}}if(k.hint!==void 0){let v=k.hint;if(!(v&&typeof v=="obje\
ct"&&!Array.isArray(v))&&v!==null){let E={instancePath:i+"/ref/hint",schemaPath:"#/$defs/NodeRefInput/properties/hint/type",keyword:"type",params:{type:ie.properties.
hint.type}};e===null?e=[E]:e.push(E),r++}}let h=r,q=r,c=!1,L=r;if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.uid===void 0){let v={instancePath:i+"/ref",schemaPath:"\
#/$defs/NodeRefInput/x-atLeastOne/anyOf/0/required",keyword:"required",params:{missingProperty:"uid"}};e===null?e=[v]:e.push(v),r++}if(k.uid!==void 0){let v=r,E=r;
if(k.uid!==null){let D={};e===null?e=[D]:e.push(D),r++}var s=E===r;if(s){let D={instancePath:i+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/0/\
properties/uid/not",keyword:"not",params:{}};e===null?e=[D]:e.push(D),r++}else r=v,e!==null&&(v?e.length=v:e=null)}}else{let v={instancePath:i+"/ref",schemaPath:"\
#/$defs/NodeRefInput/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}var n=L===r;if(c=c||n,!c){let v=r;if(k&&typeof k==
"object"&&!Array.isArray(k)){if(k.path===void 0){let D={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/required",keyword:"required",
params:{missingProperty:"path"}};e===null?e=[D]:e.push(D),r++}if(k.path!==void 0){let D=r,M=r;if(k.path!==null){let F={};e===null?e=[F]:e.push(F),r++}var o=M===
r;if(o){let F={instancePath:i+"/ref/path",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/properties/path/not",keyword:"not",params:{}};e===null?e=[F]:e.push(
F),r++}else r=D,e!==null&&(D?e.length=D:e=null)}}else{let D={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/type",keyword:"type",params:{
type:"object"}};e===null?e=[D]:e.push(D),r++}var n=v===r;c=c||n}if(c)r=q,e!==null&&(q?e.length=q:e=null);else{let v={instancePath:i+"/ref",schemaPath:"#/$defs/N\
odeRefInput/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}var p=h===r;if(!p){let v={instancePath:i+"/ref",schemaPath:"#/$defs/Node\
RefInput/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["uid","path"]}};e===null?e=[v]:e.push(v),r++}for(let v in k)if(!(v==="path"||v==="uid"||v==="hint")){
let E={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v,members:["path",
"uid","hint"]}};e===null?e=[E]:e.push(E),r++}}else{let h={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/type",keyword:"type",params:{type:"object"}};e===
null?e=[h]:e.push(h),r++}var a=S===r;if(T=T||a,!T){let h=r;if(k!==null){let c={instancePath:i+"/ref",schemaPath:"#/properties/ref/anyOf/1/type",keyword:"type",params:{
type:"null"}};e===null?e=[c]:e.push(c),r++}var a=h===r;T=T||a}if(T)r=$,e!==null&&($?e.length=$:e=null);else{let h={instancePath:i+"/ref",schemaPath:"#/propertie\
s/ref/anyOf",keyword:"anyOf",params:{}};e===null?e=[h]:e.push(h),r++}}if(t.locator!==void 0){let k=t.locator,$=r,T=!1,S=r;if(typeof k=="string"){if(_(k)<1){let h={
instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[h]:e.push(
h),r++}if(_(k)>1e3){let h={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characte\
rs"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:
e.push(h),r++}var l=S===r;if(T=T||l,!T){let h=r;if(k!==null){let c={instancePath:i+"/locator",schemaPath:"#/properties/locator/anyOf/1/type",keyword:"type",params:{
type:"null"}};e===null?e=[c]:e.push(c),r++}var l=h===r;T=T||l}if(T)r=$,e!==null&&($?e.length=$:e=null);else{let h={instancePath:i+"/locator",schemaPath:"#/prope\
rties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[h]:e.push(h),r++}}if(t.includeChildren!==void 0){let k=t.includeChildren;if(typeof k!="boolean"&&k!==
null){let $={instancePath:i+"/includeChildren",schemaPath:"#/properties/includeChildren/type",keyword:"type",params:{type:Zt.properties.includeChildren.type}};e===
null?e=[$]:e.push($),r++}}if(t.rows!==void 0){let k=t.rows,$=r,T=!1,S=r;if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.from!==void 0){let h=k.from;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h))&&h!==null){let q={instancePath:i+"/rows/from",schemaPath:"#/$defs/RowsRequest/properties/from/type",keyword:"type",params:{
type:de.properties.from.type}};e===null?e=[q]:e.push(q),r++}if(typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h))){let q={instancePath:i+"/rows/from",schemaPath:"\
#/$defs/RowsRequest/properties/from/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[q]:e.push(q),r++}}if(k.count!==void 0){
let h=k.count;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))&&h!==null){let q={instancePath:i+"/rows/count",schemaPath:"#/$defs/RowsRequest/properties\
/count/type",keyword:"type",params:{type:de.properties.count.type}};e===null?e=[q]:e.push(q),r++}if(typeof h=="number"&&isFinite(h)){if(h<1||isNaN(h)){let q={instancePath:i+
"/rows/count",schemaPath:"#/$defs/RowsRequest/properties/count/minimum",keyword:"minimum",params:{expected:"an integer from 1 to 500"}};e===null?e=[q]:e.push(q),
r++}if(h>500||isNaN(h)){let q={instancePath:i+"/rows/count",schemaPath:"#/$defs/RowsRequest/properties/count/maximum",keyword:"maximum",params:{expected:"an int\
eger from 1 to 500"}};e===null?e=[q]:e.push(q),r++}}}if(k.offscreen!==void 0){let h=k.offscreen;if(typeof h!="boolean"&&h!==null){let q={instancePath:i+"/rows/o\
ffscreen",schemaPath:"#/$defs/RowsRequest/properties/offscreen/type",keyword:"type",params:{type:de.properties.offscreen.type}};e===null?e=[q]:e.push(q),r++}}for(let h in k)
if(!(h==="from"||h==="count"||h==="offscreen")){let q={instancePath:i+"/rows",schemaPath:"#/$defs/RowsRequest/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:h,members:["from","count","offscreen"]}};e===null?e=[q]:e.push(q),r++}}else{let h={instancePath:i+"/rows",schemaPath:"#/$defs/Rows\
Request/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var u=S===r;if(T=T||u,!T){let h=r;if(k!==null){let c={instancePath:i+"/rows",schemaPath:"\
#/properties/rows/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}var u=h===r;T=T||u}if(T)r=$,e!==null&&($?e.length=$:e=null);else{
let h={instancePath:i+"/rows",schemaPath:"#/properties/rows/anyOf",keyword:"anyOf",params:{}};e===null?e=[h]:e.push(h),r++}}let C=r,f=r,g=!1,m=null,R=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.ref===void 0){let k={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"r\
ef"}};e===null?e=[k]:e.push(k),r++}if(t.ref!==void 0){let k=r,$=r;if(t.ref!==null){let T={};e===null?e=[T]:e.push(T),r++}var d=$===r;if(d){let T={instancePath:i+
"/ref",schemaPath:"#/x-exactlyOne/oneOf/0/properties/ref/not",keyword:"not",params:{}};e===null?e=[T]:e.push(T),r++}else r=k,e!==null&&(k?e.length=k:e=null)}}else{
let k={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var b=R===r;b&&(g=!0,m=0);let w=r;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.locator===void 0){let k={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{
missingProperty:"locator"}};e===null?e=[k]:e.push(k),r++}if(t.locator!==void 0){let k=r,$=r;if(t.locator!==null){let T={};e===null?e=[T]:e.push(T),r++}var y=$===
r;if(y){let T={instancePath:i+"/locator",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"not",params:{}};e===null?e=[T]:e.push(T),r++}else r=
k,e!==null&&(k?e.length=k:e=null)}}else{let k={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(
k),r++}var b=w===r;if(b&&g?(g=!1,m=[m,1]):b&&(g=!0,m=1),g)r=f,e!==null&&(f?e.length=f:e=null);else{let k={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf",keyword:"\
oneOf",params:{passingSchemas:m}};e===null?e=[k]:e.push(k),r++}var I=C===r;if(!I){let k={instancePath:i,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{
members:["ref","locator"]}};e===null?e=[k]:e.push(k),r++}for(let k in t)if(!(k==="ref"||k==="locator"||k==="includeChildren"||k==="rows")){let $={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k,members:["ref","locator","includeChildren","rows"]}};e===null?e=
[$]:e.push($),r++}}else{let C={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}return Nt.errors=e,r===0}var Di=_t,
ir={title:"UiGetSnapshotInput",description:"Which windows, how deep, and which sections.",type:"object",required:[],properties:{stage:{description:"Which window\
s.",anyOf:[{$ref:"#/$defs/StageChoice"},{type:"null"}],default:"focused"},stageIndex:{description:"Index of one window, alone or with `stage: focused`.",type:["\
integer","null"],minimum:0},window:{description:"A window by its `windowId`, or `current`; alone, without `stage` and `stageIndex`.",anyOf:[{$ref:"#/$defs/Windo\
wChoice"},{type:"null"}]},mode:{description:"How much of each node.",anyOf:[{$ref:"#/$defs/SnapshotMode"},{type:"null"}],default:"compact"},depth:{description:"\
Edges from the root; 0 is the root alone. Default: 8 in compact mode, 50 in full mode.",type:["integer","null"],minimum:0,maximum:1e3},include:{description:"Sec\
tions on or off, whatever the mode says.",anyOf:[{$ref:"#/$defs/SnapshotInclude"},{type:"null"}]}},additionalProperties:!1};function _t(t,{instancePath:i="",parentData:O,
parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.stage!==void 0){let a=t.stage,l=r,u=!1,
d=r;if(typeof a!="string"){let y={instancePath:i+"/stage",schemaPath:"#/$defs/StageChoice/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),
r++}if(!(a==="focused"||a==="primary"||a==="all")){let y={instancePath:i+"/stage",schemaPath:"#/$defs/StageChoice/enum",keyword:"enum",params:{allowedValues:ut.
enum}};e===null?e=[y]:e.push(y),r++}var s=d===r;if(u=u||s,!u){let y=r;if(a!==null){let I={instancePath:i+"/stage",schemaPath:"#/properties/stage/anyOf/1/type",keyword:"\
type",params:{type:"null"}};e===null?e=[I]:e.push(I),r++}var s=y===r;u=u||s}if(u)r=l,e!==null&&(l?e.length=l:e=null);else{let y={instancePath:i+"/stage",schemaPath:"\
#/properties/stage/anyOf",keyword:"anyOf",params:{}};e===null?e=[y]:e.push(y),r++}}if(t.stageIndex!==void 0){let a=t.stageIndex;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a))&&a!==null){let l={instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex/type",keyword:"type",params:{type:ir.properties.stageIndex.
type}};e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let l={instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex\
/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[l]:e.push(l),r++}}if(t.window!==void 0){let a=t.window,l=r,u=!1,d=r;if(typeof a==
"string"){if(!Ne.test(a)){let y={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/pattern",keyword:"pattern",params:{expected:"the id of a window such \
as w2, or current"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[y]:e.push(y),r++}var n=d===r;if(u=u||n,!u){let y=r;if(a!==null){let I={instancePath:i+"/window",schemaPath:"#/properties/window/anyOf/1/type",
keyword:"type",params:{type:"null"}};e===null?e=[I]:e.push(I),r++}var n=y===r;u=u||n}if(u)r=l,e!==null&&(l?e.length=l:e=null);else{let y={instancePath:i+"/windo\
w",schemaPath:"#/properties/window/anyOf",keyword:"anyOf",params:{}};e===null?e=[y]:e.push(y),r++}}if(t.mode!==void 0){let a=t.mode,l=r,u=!1,d=r;if(typeof a!="s\
tring"){let y={instancePath:i+"/mode",schemaPath:"#/$defs/SnapshotMode/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(!(a==="compa\
ct"||a==="full")){let y={instancePath:i+"/mode",schemaPath:"#/$defs/SnapshotMode/enum",keyword:"enum",params:{allowedValues:lt.enum}};e===null?e=[y]:e.push(y),r++}
var o=d===r;if(u=u||o,!u){let y=r;if(a!==null){let I={instancePath:i+"/mode",schemaPath:"#/properties/mode/anyOf/1/type",keyword:"type",params:{type:"null"}};e===
null?e=[I]:e.push(I),r++}var o=y===r;u=u||o}if(u)r=l,e!==null&&(l?e.length=l:e=null);else{let y={instancePath:i+"/mode",schemaPath:"#/properties/mode/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[y]:e.push(y),r++}}if(t.depth!==void 0){let a=t.depth;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let l={instancePath:i+
"/depth",schemaPath:"#/properties/depth/type",keyword:"type",params:{type:ir.properties.depth.type}};e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(
a)){if(a<0||isNaN(a)){let l={instancePath:i+"/depth",schemaPath:"#/properties/depth/minimum",keyword:"minimum",params:{expected:"an integer from 0 to 1000"}};e===
null?e=[l]:e.push(l),r++}if(a>1e3||isNaN(a)){let l={instancePath:i+"/depth",schemaPath:"#/properties/depth/maximum",keyword:"maximum",params:{expected:"an integ\
er from 0 to 1000"}};e===null?e=[l]:e.push(l),r++}}}if(t.include!==void 0){let a=t.include,l=r,u=!1,d=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.bounds!==
void 0){let y=a.bounds;if(typeof y!="boolean"&&y!==null){let b={instancePath:i+"/include/bounds",schemaPath:"#/$defs/SnapshotInclude/properties/bounds/type",keyword:"\
type",params:{type:te.properties.bounds.type}};e===null?e=[b]:e.push(b),r++}}if(a.localToScreen!==void 0){let y=a.localToScreen;if(typeof y!="boolean"&&y!==null){
let b={instancePath:i+"/include/localToScreen",schemaPath:"#/$defs/SnapshotInclude/properties/localToScreen/type",keyword:"type",params:{type:te.properties.localToScreen.
type}};e===null?e=[b]:e.push(b),r++}}if(a.properties!==void 0){let y=a.properties;if(typeof y!="boolean"&&y!==null){let b={instancePath:i+"/include/properties",
schemaPath:"#/$defs/SnapshotInclude/properties/properties/type",keyword:"type",params:{type:te.properties.properties.type}};e===null?e=[b]:e.push(b),r++}}if(a.virtualization!==
void 0){let y=a.virtualization;if(typeof y!="boolean"&&y!==null){let b={instancePath:i+"/include/virtualization",schemaPath:"#/$defs/SnapshotInclude/properties/\
virtualization/type",keyword:"type",params:{type:te.properties.virtualization.type}};e===null?e=[b]:e.push(b),r++}}if(a.accessibility!==void 0){let y=a.accessibility;
if(typeof y!="boolean"&&y!==null){let b={instancePath:i+"/include/accessibility",schemaPath:"#/$defs/SnapshotInclude/properties/accessibility/type",keyword:"typ\
e",params:{type:te.properties.accessibility.type}};e===null?e=[b]:e.push(b),r++}}for(let y in a)if(!(y==="bounds"||y==="localToScreen"||y==="properties"||y==="v\
irtualization"||y==="accessibility")){let b={instancePath:i+"/include",schemaPath:"#/$defs/SnapshotInclude/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:y,members:["bounds","localToScreen","properties","virtualization","accessibility"]}};e===null?e=[b]:e.push(b),r++}}else{let y={instancePath:i+
"/include",schemaPath:"#/$defs/SnapshotInclude/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var p=d===r;if(u=u||p,!u){let y=r;if(a!==
null){let I={instancePath:i+"/include",schemaPath:"#/properties/include/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[I]:e.push(I),r++}var p=y===
r;u=u||p}if(u)r=l,e!==null&&(l?e.length=l:e=null);else{let y={instancePath:i+"/include",schemaPath:"#/properties/include/anyOf",keyword:"anyOf",params:{}};e===null?
e=[y]:e.push(y),r++}}for(let a in t)if(!(a==="stage"||a==="stageIndex"||a==="window"||a==="mode"||a==="depth"||a==="include")){let l={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a,members:["stage","stageIndex","window","mode","depth","include"]}};e===null?
e=[l]:e.push(l),r++}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return _t.errors=e,r===0}
var Li=Dt,Qt={title:"UiLookInput",description:"Where to look, how much of it, and since when.",type:"object",required:[],properties:{window:{description:"Anothe\
r window, by its `windowId`.",anyOf:[{$ref:"#/$defs/WindowChoice"},{type:"null"}]},within:{description:"Only the node that this names, and what is below it.",anyOf:[
{$ref:"#/$defs/Locator"},{type:"null"}]},since:{description:"Only what has changed since that look.",anyOf:[{$ref:"#/$defs/Revision"},{type:"null"}]},maxBytes:{
description:"Most bytes of the outline.",type:["integer","null"],minimum:1024,maximum:1048576,default:16384}},additionalProperties:!1};function Dt(t,{instancePath:i="",
parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.window!==void 0){let p=t.
window,a=r,l=!1,u=r;if(typeof p=="string"){if(!Ne.test(p)){let d={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/pattern",keyword:"pattern",params:{expected:"\
the id of a window such as w2, or current"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/type",keyword:"\
type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}var s=u===r;if(l=l||s,!l){let d=r;if(p!==null){let b={instancePath:i+"/window",schemaPath:"#/properti\
es/window/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var s=d===r;l=l||s}if(l)r=a,e!==null&&(a?e.length=a:e=null);else{let d={
instancePath:i+"/window",schemaPath:"#/properties/window/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}}if(t.within!==void 0){let p=t.within,a=r,
l=!1,u=r;if(typeof p=="string"){if(_(p)<1){let d={instancePath:i+"/within",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string\
 of 1 to 1000 characters"}};e===null?e=[d]:e.push(d),r++}if(_(p)>1e3){let d={instancePath:i+"/within",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",
params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/within",schemaPath:"#/$defs/Locator/type",keyword:"\
type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}var n=u===r;if(l=l||n,!l){let d=r;if(p!==null){let b={instancePath:i+"/within",schemaPath:"#/properti\
es/within/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var n=d===r;l=l||n}if(l)r=a,e!==null&&(a?e.length=a:e=null);else{let d={
instancePath:i+"/within",schemaPath:"#/properties/within/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}}if(t.since!==void 0){let p=t.since,a=r,
l=!1,u=r;if(typeof p=="string"){if(!Ve.test(p)){let d={instancePath:i+"/since",schemaPath:"#/$defs/Revision/pattern",keyword:"pattern",params:{expected:"the rev\
ision of a look such as r17"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/since",schemaPath:"#/$defs/Revision/type",keyword:"type",params:{type:"\
string"}};e===null?e=[d]:e.push(d),r++}var o=u===r;if(l=l||o,!l){let d=r;if(p!==null){let b={instancePath:i+"/since",schemaPath:"#/properties/since/anyOf/1/type",
keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var o=d===r;l=l||o}if(l)r=a,e!==null&&(a?e.length=a:e=null);else{let d={instancePath:i+"/since",
schemaPath:"#/properties/since/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}}if(t.maxBytes!==void 0){let p=t.maxBytes;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null){let a={instancePath:i+"/maxBytes",schemaPath:"#/properties/maxBytes/type",keyword:"type",params:{type:Qt.properties.maxBytes.
type}};e===null?e=[a]:e.push(a),r++}if(typeof p=="number"&&isFinite(p)){if(p<1024||isNaN(p)){let a={instancePath:i+"/maxBytes",schemaPath:"#/properties/maxBytes\
/minimum",keyword:"minimum",params:{expected:"an integer from 1024 to 1048576"}};e===null?e=[a]:e.push(a),r++}if(p>1048576||isNaN(p)){let a={instancePath:i+"/ma\
xBytes",schemaPath:"#/properties/maxBytes/maximum",keyword:"maximum",params:{expected:"an integer from 1024 to 1048576"}};e===null?e=[a]:e.push(a),r++}}}for(let p in t)
if(!(p==="window"||p==="within"||p==="since"||p==="maxBytes")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p,members:["window","within","since","maxBytes"]}};e===null?e=[a]:e.push(a),r++}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Dt.errors=e,r===0}var Ci=Lt,nr={title:"UiPerformInput",description:"What to do.",type:"object",required:[
"actions"],properties:{actions:{description:"The actions in their order.",type:"array",items:{$ref:"#/$defs/Action"},minItems:1,maxItems:100},awaitUiIdle:{description:"\
Answer only when the effect is visible to the next call.",type:["boolean","null"],default:!0},timeoutMs:{description:"Deadline of the whole call.",type:["intege\
r","null"],minimum:1,maximum:6e4,default:5e3}},additionalProperties:!1};function Lt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.actions===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
actions"}};e===null?e=[s]:e.push(s),r++}if(t.actions!==void 0){let s=t.actions;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)ge(s[o],{instancePath:i+"\
/actions/"+o,parentData:s,parentDataProperty:o,rootData:P,dynamicAnchors:x})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length);if(s.length<1){let o={instancePath:i+
"/actions",schemaPath:"#/properties/actions/minItems",keyword:"minItems",params:{expected:"a list of 1 to 100 items"}};e===null?e=[o]:e.push(o),r++}if(s.length>
100){let o={instancePath:i+"/actions",schemaPath:"#/properties/actions/maxItems",keyword:"maxItems",params:{expected:"a list of 1 to 100 items"}};e===null?e=[o]:
e.push(o),r++}}else{let n={instancePath:i+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}
if(t.awaitUiIdle!==void 0){let s=t.awaitUiIdle;if(typeof s!="boolean"&&s!==null){let n={instancePath:i+"/awaitUiIdle",schemaPath:"#/properties/awaitUiIdle/type",
keyword:"type",params:{type:nr.properties.awaitUiIdle.type}};e===null?e=[n]:e.push(n),r++}}if(t.timeoutMs!==void 0){let s=t.timeoutMs;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i+"/timeoutMs",schemaPath:"#/properties/timeoutMs/type",keyword:"type",params:{type:nr.properties.timeoutMs.
type}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)){if(s<1||isNaN(s)){let n={instancePath:i+"/timeoutMs",schemaPath:"#/properties/timeoutMs/\
minimum",keyword:"minimum",params:{expected:"an integer from 1 to 60000"}};e===null?e=[n]:e.push(n),r++}if(s>6e4||isNaN(s)){let n={instancePath:i+"/timeoutMs",schemaPath:"\
#/properties/timeoutMs/maximum",keyword:"maximum",params:{expected:"an integer from 1 to 60000"}};e===null?e=[n]:e.push(n),r++}}}for(let s in t)if(!(s==="action\
s"||s==="awaitUiIdle"||s==="timeoutMs")){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s,members:[
"actions","awaitUiIdle","timeoutMs"]}};e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),r++}return Lt.errors=e,r===0}var Ti=Ct;function Ct(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.results===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"results"}};e===null?e=[s]:e.push(s),r++}if(t.
results!==void 0){let s=t.results;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)se(s[o],{instancePath:i+"/results/"+o,parentData:s,parentDataProperty:o,
rootData:P,dynamicAnchors:x})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)}else{let n={instancePath:i+"/results",schemaPath:"#/properties/results/type",
keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),r++}return Ct.errors=e,r===0}var Fi=Tt,es={title:"UiQueryInput",description:"What to find, and where.",type:"object",required:["selector"],properties:{
scope:{description:"Where to search. Default: the focused window; with `within`, all windows.",anyOf:[{$ref:"#/$defs/QueryScope"},{type:"null"}]},within:{description:"\
Only what is below the node that this names.",anyOf:[{$ref:"#/$defs/Locator"},{type:"null"}]},selector:{description:"What to find.",$ref:"#/$defs/Selector"},limit:{
description:"At most this many matches.",type:["integer","null"],minimum:1,maximum:1e3,default:50}},additionalProperties:!1};function Tt(t,{instancePath:i="",parentData:O,
parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.selector===void 0){let o={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"selector"}};e===null?e=[o]:e.push(o),r++}if(t.scope!==void 0){let o=t.scope,p=r,a=!1,l=r;Ae(
o,{instancePath:i+"/scope",parentData:t,parentDataProperty:"scope",rootData:P,dynamicAnchors:x})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length);var s=l===
r;if(a=a||s,!a){let u=r;if(o!==null){let y={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=
[y]:e.push(y),r++}var s=u===r;a=a||s}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{let u={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}if(t.within!==void 0){let o=t.within,p=r,a=!1,l=r;if(typeof o=="string"){if(_(o)<1){let u={instancePath:i+"/with\
in",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[u]:e.push(u),r++}if(_(o)>1e3){let u={
instancePath:i+"/within",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[u]:e.push(
u),r++}}else{let u={instancePath:i+"/within",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}var n=l===r;if(a=
a||n,!a){let u=r;if(o!==null){let y={instancePath:i+"/within",schemaPath:"#/properties/within/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:
e.push(y),r++}var n=u===r;a=a||n}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{let u={instancePath:i+"/within",schemaPath:"#/properties/within/anyOf",keyword:"a\
nyOf",params:{}};e===null?e=[u]:e.push(u),r++}}if(t.selector!==void 0&&($e(t.selector,{instancePath:i+"/selector",parentData:t,parentDataProperty:"selector",rootData:P,
dynamicAnchors:x})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),t.limit!==void 0){let o=t.limit;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))&&o!==null){let p={instancePath:i+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:es.properties.limit.type}};e===null?e=[p]:e.push(
p),r++}if(typeof o=="number"&&isFinite(o)){if(o<1||isNaN(o)){let p={instancePath:i+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{expected:"\
an integer from 1 to 1000"}};e===null?e=[p]:e.push(p),r++}if(o>1e3||isNaN(o)){let p={instancePath:i+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"ma\
ximum",params:{expected:"an integer from 1 to 1000"}};e===null?e=[p]:e.push(p),r++}}}for(let o in t)if(!(o==="scope"||o==="within"||o==="selector"||o==="limit")){
let p={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o,members:["scope","within","selector","limi\
t"]}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Tt.
errors=e,r===0}var Ei=Ft;function Ft(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.matches===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"matches"}};e===null?e=[s]:e.push(s),r++}if(t.
matches!==void 0){let s=t.matches;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)pe(s[o],{instancePath:i+"/matches/"+o,parentData:s,parentDataProperty:o,
rootData:P,dynamicAnchors:x})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)}else{let n={instancePath:i+"/matches",schemaPath:"#/properties/matches/type",
keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(t.truncated!==void 0&&typeof t.truncated!="boolean"){let s={instancePath:i+"/truncated",schemaPath:"\
#/properties/truncated/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.total!==void 0){let s=t.total;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),
r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{expected:"\
an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.searched!==void 0&&(Ie(t.searched,{instancePath:i+"/searched",parentData:t,parentDataProperty:"se\
arched",rootData:P,dynamicAnchors:x})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),t.nearest!==void 0){let s=t.nearest;if(Array.isArray(s)){let n=s.length;
for(let o=0;o<n;o++)pe(s[o],{instancePath:i+"/nearest/"+o,parentData:s,parentDataProperty:o,rootData:P,dynamicAnchors:x})||(e=e===null?pe.errors:e.concat(pe.errors),
r=e.length)}else{let n={instancePath:i+"/nearest",schemaPath:"#/properties/nearest/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Ft.errors=e,r===0}var Ri=Et,_e={title:"UiSc\
reenshotInput",description:"Of what, how large, and with which marks.",type:"object",required:[],properties:{stageIndex:{description:"Index of the window. Defau\
lt: the focused one.",type:["integer","null"],minimum:0},window:{description:"A window by its `windowId`, or `current`; alone, without `stageIndex`.",anyOf:[{$ref:"\
#/$defs/WindowChoice"},{type:"null"}]},locator:{description:"Only the node that this names, in whatever window it is found, or in that of `window` or `stageInde\
x`.",anyOf:[{$ref:"#/$defs/Locator"},{type:"null"}]},maxWidth:{description:"Most pixels across; a larger picture is scaled down.",type:["integer","null"],minimum:16,
maximum:16384},maxHeight:{description:"Most pixels down; a larger picture is scaled down.",type:["integer","null"],minimum:16,maximum:16384},annotate:{description:"\
Draw a box with its uid around each line of the look.",type:["boolean","null"],default:!1}},additionalProperties:!1};function Et(t,{instancePath:i="",parentData:O,
parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.stageIndex!==void 0){let o=t.stageIndex;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex/type",keyword:"type",
params:{type:_e.properties.stageIndex.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/stageInde\
x",schemaPath:"#/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[p]:e.push(p),r++}}if(t.window!==void 0){
let o=t.window,p=r,a=!1,l=r;if(typeof o=="string"){if(!Ne.test(o)){let u={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/pattern",keyword:"pattern",params:{
expected:"the id of a window such as w2, or current"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/type",
keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}var s=l===r;if(a=a||s,!a){let u=r;if(o!==null){let y={instancePath:i+"/window",schemaPath:"#\
/properties/window/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}var s=u===r;a=a||s}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{
let u={instancePath:i+"/window",schemaPath:"#/properties/window/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}if(t.locator!==void 0){let o=t.locator,
p=r,a=!1,l=r;if(typeof o=="string"){if(_(o)<1){let u={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a s\
tring of 1 to 1000 characters"}};e===null?e=[u]:e.push(u),r++}if(_(o)>1e3){let u={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxL\
ength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}var n=l===r;if(a=a||n,!a){let u=r;if(o!==null){let y={instancePath:i+"/locator",schemaPath:"\
#/properties/locator/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}var n=u===r;a=a||n}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{
let u={instancePath:i+"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),r++}}if(t.maxWidth!==void 0){let o=t.
maxWidth;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:i+"/maxWidth",schemaPath:"#/properties/maxWidth/type",keyword:"\
type",params:{type:_e.properties.maxWidth.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)){if(o<16||isNaN(o)){let p={instancePath:i+"/max\
Width",schemaPath:"#/properties/maxWidth/minimum",keyword:"minimum",params:{expected:"an integer from 16 to 16384"}};e===null?e=[p]:e.push(p),r++}if(o>16384||isNaN(
o)){let p={instancePath:i+"/maxWidth",schemaPath:"#/properties/maxWidth/maximum",keyword:"maximum",params:{expected:"an integer from 16 to 16384"}};e===null?e=[
p]:e.push(p),r++}}}if(t.maxHeight!==void 0){let o=t.maxHeight;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:i+"/maxHei\
ght",schemaPath:"#/properties/maxHeight/type",keyword:"type",params:{type:_e.properties.maxHeight.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(
o)){if(o<16||isNaN(o)){let p={instancePath:i+"/maxHeight",schemaPath:"#/properties/maxHeight/minimum",keyword:"minimum",params:{expected:"an integer from 16 to \
16384"}};e===null?e=[p]:e.push(p),r++}if(o>16384||isNaN(o)){let p={instancePath:i+"/maxHeight",schemaPath:"#/properties/maxHeight/maximum",keyword:"maximum",params:{
expected:"an integer from 16 to 16384"}};e===null?e=[p]:e.push(p),r++}}}if(t.annotate!==void 0){let o=t.annotate;if(typeof o!="boolean"&&o!==null){let p={instancePath:i+
"/annotate",schemaPath:"#/properties/annotate/type",keyword:"type",params:{type:_e.properties.annotate.type}};e===null?e=[p]:e.push(p),r++}}for(let o in t)if(!(o===
"stageIndex"||o==="window"||o==="locator"||o==="maxWidth"||o==="maxHeight"||o==="annotate")){let p={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o,members:["stageIndex","window","locator","maxWidth","maxHeight","annotate"]}};e===null?e=[p]:e.push(p),r++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Et.errors=e,r===0}var Si=Rt;function Rt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:x={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.contentType===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contentType"}};e===null?e=[s]:e.push(s),
r++}if(t.dataBase64===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataBase64"}};e===null?e=[s]:e.push(s),r++}
if(t.contentType!==void 0){let s=t.contentType;if(typeof s!="string"){let n={instancePath:i+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s!=="image/png"){let n={instancePath:i+"/contentType",schemaPath:"#/properties/contentType/const",keyword:"\
const",params:{allowedValue:"image/png"}};e===null?e=[n]:e.push(n),r++}}if(t.dataBase64!==void 0){let s=t.dataBase64;if(typeof s=="string"){if(_(s)<1){let n={instancePath:i+
"/dataBase64",schemaPath:"#/properties/dataBase64/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[n]:e.push(n),
r++}}else{let n={instancePath:i+"/dataBase64",schemaPath:"#/properties/dataBase64/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.
scale!==void 0){let s=t.scale;if(typeof s=="number"&&isFinite(s)){if(s>1||isNaN(s)){let n={instancePath:i+"/scale",schemaPath:"#/properties/scale/maximum",keyword:"\
maximum",params:{expected:"a number greater than 0 and of at most 1"}};e===null?e=[n]:e.push(n),r++}if(s<=0||isNaN(s)){let n={instancePath:i+"/scale",schemaPath:"\
#/properties/scale/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0 and of at most 1"}};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i+"/scale",schemaPath:"#/properties/scale/type",keyword:"type",params:{type:"number"}};e===null?e=[n]:e.push(n),r++}}if(t.annotations!==void 0){
let s=t.annotations;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let p=s[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.uid===void 0){let a={instancePath:i+
"/annotations/"+o,schemaPath:"#/$defs/Annotation/required",keyword:"required",params:{missingProperty:"uid"}};e===null?e=[a]:e.push(a),r++}if(p.x===void 0){let a={
instancePath:i+"/annotations/"+o,schemaPath:"#/$defs/Annotation/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[a]:e.push(a),r++}if(p.y===
void 0){let a={instancePath:i+"/annotations/"+o,schemaPath:"#/$defs/Annotation/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[a]:e.push(
a),r++}if(p.width===void 0){let a={instancePath:i+"/annotations/"+o,schemaPath:"#/$defs/Annotation/required",keyword:"required",params:{missingProperty:"width"}};
e===null?e=[a]:e.push(a),r++}if(p.height===void 0){let a={instancePath:i+"/annotations/"+o,schemaPath:"#/$defs/Annotation/required",keyword:"required",params:{missingProperty:"\
height"}};e===null?e=[a]:e.push(a),r++}if(p.uid!==void 0&&typeof p.uid!="string"){let a={instancePath:i+"/annotations/"+o+"/uid",schemaPath:"#/$defs/Annotation/\
properties/uid/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.x!==void 0){let a=p.x;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a))){let l={instancePath:i+"/annotations/"+o+"/x",schemaPath:"#/$defs/Annotation/properties/x/type",keyword:"type",params:{type:"integer"}};e===null?e=
[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let l={instancePath:i+"/annotations/"+o+"/x",schemaPath:"#/$defs/Annotation/properties/x/\
minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[l]:e.push(l),r++}}if(p.y!==void 0){let a=p.y;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/annotations/"+o+"/y",schemaPath:"#/$defs/Annotation/properties/y/type",keyword:"type",params:{type:"integer"}};
e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let l={instancePath:i+"/annotations/"+o+"/y",schemaPath:"#/$defs/Annotation/pr\
operties/y/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[l]:e.push(l),r++}}if(p.width!==void 0){let a=p.width;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/annotations/"+o+"/width",schemaPath:"#/$defs/Annotation/properties/width/type",keyword:"type",
params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let l={instancePath:i+"/annotations/"+o+"/width",schemaPath:"\
#/$defs/Annotation/properties/width/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[l]:e.push(l),r++}}if(p.height!==void 0){
let a=p.height;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/annotations/"+o+"/height",schemaPath:"#/$defs/Annotation/proper\
ties/height/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let l={instancePath:i+
"/annotations/"+o+"/height",schemaPath:"#/$defs/Annotation/properties/height/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=
[l]:e.push(l),r++}}}else{let a={instancePath:i+"/annotations/"+o,schemaPath:"#/$defs/Annotation/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(
a),r++}}}else{let n={instancePath:i+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Rt.errors=e,r===0}export{ps as validateAction,ss as validateActionFailedDetails,is as validateActionResult,ns as validateActionTarget,os as validateActionType,as as validateAmbiguousDetails,
ls as validateAnnotation,fs as validateAppInfo,us as validateAttachmentCapabilities,ys as validateAvailableStage,cs as validateBounds,ds as validateBusyDetails,
hs as validateClickAction,ms as validateColumnInfo,ws as validateColumnKey,gs as validateDiagnosedException,Ps as validateErrorCode,ks as validateErrorEnvelope,
xs as validateFailureReason,bs as validateFocusAction,vs as validateFocusInfo,As as validateFocusedWindow,Os as validateFxThreadState,qs as validateHealth,Is as validateInputIssue,
$s as validateInvalidInputDetails,js as validateItemAddress,Ns as validateLocatedCandidate,_s as validateLocator,Ds as validateLookKind,Ls as validateLookWindow,
Cs as validateMatchLayout,Ts as validateMemoryUse,Fs as validateModifier,Es as validateNoStagesDetails,Rs as validateNodeAccessibility,Ss as validateNodeFx,Ws as validateNodeHint,
Bs as validateNodeLayout,Ms as validateNodeMatch,Vs as validateNodeRef,Us as validateNodeRefInput,Hs as validateNodeText,Ys as validateNodeValue,Ks as validateNotEnabledDetails,
zs as validateNotEnabledReason,Xs as validatePredicate,Gs as validatePressKeyAction,Js as validateQueryScope,Zs as validateReadRow,Qs as validateReadRows,ei as validateRefDetails,
ri as validateRevision,ti as validateRowRange,si as validateRowsRequest,ii as validateScopeChoice,ni as validateScreenBounds,oi as validateScrollAction,pi as validateSearchedPlace,
ai as validateSelector,li as validateSetTextAction,fi as validateSnapshotInclude,ui as validateSnapshotMode,yi as validateStageChoice,ci as validateStageKind,di as validateTextMatch,
hi as validateTimeoutDetails,mi as validateToolError,wi as validateTypeTextAction,gi as validateUiDiagnostics,Ni as validateUiDiagnosticsInput,_i as validateUiGetNodeInput,
Di as validateUiGetSnapshotInput,Pi as validateUiLook,Li as validateUiLookInput,ki as validateUiNode,Ci as validateUiPerformInput,Ti as validateUiPerformOutput,
Fi as validateUiQueryInput,Ei as validateUiQueryOutput,xi as validateUiScene,Ri as validateUiScreenshotInput,Si as validateUiScreenshotOutput,bi as validateUiSnapshot,
vi as validateUiStage,Ai as validateVirtualization,Oi as validateVirtualizedKind,qi as validateVisibleCell,Ii as validateVisibleRow,$i as validateWindowChoice,ji as validateWindowId};
