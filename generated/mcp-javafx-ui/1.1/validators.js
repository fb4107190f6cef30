// Generated from schema/mcp-javafx-ui/1.1 by `npm run generate`. Edit the source, not this file.
var zt=(t,i)=>()=>{try{return i||t((i={exports:{}}).exports,i),i.exports}catch(O){throw i=0,O}};var Qe=zt(Ke=>{"use strict";Object.defineProperty(Ke,"__esModule",{value:!0});function Ze(t){let i=t.length,O=0,A=0,P;for(;A<i;)O++,P=t.charCodeAt(A++),P>=55296&&
P<=56319&&A<i&&(P=t.charCodeAt(A),(P&64512)===56320&&A++);return O}Ke.default=Ze;Ze.code='require("ajv/dist/runtime/ucs2length").default'});var ns=or;function se(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.ok===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ok"}};e===null?e=[s]:e.push(s),r++}if(t.type===void 0){
let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),r++}if(t.ok!==void 0&&typeof t.ok!="b\
oolean"){let s={instancePath:i+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.type!==void 0&&
typeof t.type!="string"){let s={instancePath:i+"/type",schemaPath:"#/$defs/ActionType/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return se.errors=e,r===0}var re=new RegExp("^w[1-9][0-9]{0,8}$","u");function ue(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.uid===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ui\
d"}};e===null?e=[s]:e.push(s),r++}if(t.windowId===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"windowId"}};
e===null?e=[s]:e.push(s),r++}if(t.line===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"line"}};e===null?e=[s]:
e.push(s),r++}if(t.uid!==void 0&&typeof t.uid!="string"){let s={instancePath:i+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type:"string"}};
e===null?e=[s]:e.push(s),r++}if(t.windowId!==void 0){let s=t.windowId;if(typeof s=="string"){if(!re.test(s)){let n={instancePath:i+"/windowId",schemaPath:"#/$de\
fs/WindowId/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/windowId",schemaPath:"\
#/$defs/WindowId/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.line!==void 0&&typeof t.line!="string"){let s={instancePath:i+"\
/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return ue.errors=e,r===0}function or(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,
dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.failedIndex===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failedIndex"}};e===null?e=[n]:e.push(n),r++}if(t.reason===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"reason"}};e===null?e=[n]:e.push(n),r++}if(t.results===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"results"}};e===null?e=[n]:e.push(n),r++}if(t.failedIndex!==void 0){let n=t.failedIndex;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){
let o={instancePath:i+"/failedIndex",schemaPath:"#/properties/failedIndex/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/failedIndex",schemaPath:"#/properties/failedIndex/minimum",keyword:"minimum",params:{expected:"a\
n integer of at least 0"}};e===null?e=[o]:e.push(o),r++}}if(t.reason!==void 0&&typeof t.reason!="string"){let n={instancePath:i+"/reason",schemaPath:"#/$defs/Fa\
ilureReason/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.results!==void 0){let n=t.results;if(Array.isArray(n)){let o=n.length;
for(let p=0;p<o;p++)se(n[p],{instancePath:i+"/results/"+p,parentData:n,parentDataProperty:p,rootData:P,dynamicAnchors:k})||(e=e===null?se.errors:e.concat(se.errors),
r=e.length)}else{let o={instancePath:i+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(t.
locator!==void 0&&typeof t.locator!="string"){let n={instancePath:i+"/locator",schemaPath:"#/properties/locator/type",keyword:"type",params:{type:"string"}};e===
null?e=[n]:e.push(n),r++}if(t.total!==void 0){let n=t.total;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/total",schemaPath:"\
#/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<2||isNaN(n))){let o={instancePath:i+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{expected:"an integer of at least 2"}};e===null?e=[o]:e.push(o),r++}}if(t.candidates!==
void 0){let n=t.candidates;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++)ue(n[p],{instancePath:i+"/candidates/"+p,parentData:n,parentDataProperty:p,rootData:P,
dynamicAnchors:k})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)}else{let o={instancePath:i+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"\
type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(t.modal!==void 0){let n=t.modal,o=r,p=!1,a=r;if(typeof n=="string"){if(!re.test(n)){let l={instancePath:i+
"/modal",schemaPath:"#/$defs/WindowId/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/modal",schemaPath:"#/$defs/WindowId/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}var s=a===r;if(p=p||s,!p){let l=r;if(n!==null){let d={
instancePath:i+"/modal",schemaPath:"#/properties/modal/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[d]:e.push(d),r++}var s=l===r;p=p||s}if(p)r=
o,e!==null&&(o?e.length=o:e=null);else{let l={instancePath:i+"/modal",schemaPath:"#/properties/modal/anyOf",keyword:"anyOf",params:{}};e===null?e=[l]:e.push(l),
r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return or.errors=e,r===0}var os=pr;function pr(t,{
instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ok===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ok"}};e===null?e=[s]:e.push(s),r++}if(t.type===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),r++}if(t.ok!==void 0&&typeof t.ok!="boolean"){
let s={instancePath:i+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.type!==void 0&&typeof t.
type!="string"){let s={instancePath:i+"/type",schemaPath:"#/$defs/ActionType/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return pr.errors=e,r===0}var ps=B;var ie={title:"NodeRefInput",description:"A reference as a caller sends it: a `uid`, or a `path` of the latest snapshot. When both are there the uid decides.",type:"\
object",required:[],properties:{path:{description:"Path of the latest snapshot; it decides only where there is no uid.",type:["string","null"],pattern:"^/stages\
\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$","x-expected":"a path such as /stages[0]/scene/root/VBox[0]/Button[1]"},uid:{description:"\
As a look, a snapshot, a query or a node told it.",type:["string","null"],minLength:1,maxLength:200},hint:{description:"What the caller remembers of the node; n\
ever needed.",type:["object","null"]}},additionalProperties:!1,"x-atLeastOne":["uid","path"]},_e=new RegExp("^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]\
]+\\[(0|[1-9][0-9]{0,8})\\])*$","u"),_=Qe().default;var Xe={title:"ColumnKey",description:"A column: its id, or its index in `columns`.",type:["string","integer"],minimum:0};function De(t,{instancePath:i="",parentData:O,
parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.index===void 0){let n={instancePath:i,
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
e,r===0}function B(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.ref===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ref"}};e===null?e=[l]:e.push(l),r++}if(t.
ref!==void 0){let l=t.ref;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.path!==void 0){let I=l.path;if(typeof I!="string"&&I!==null){let C={instancePath:i+"\
/ref/path",schemaPath:"#/$defs/NodeRefInput/properties/path/type",keyword:"type",params:{type:ie.properties.path.type}};e===null?e=[C]:e.push(C),r++}if(typeof I==
"string"&&!_e.test(I)){let C={instancePath:i+"/ref/path",schemaPath:"#/$defs/NodeRefInput/properties/path/pattern",keyword:"pattern",params:{expected:"a path su\
ch as /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[C]:e.push(C),r++}}if(l.uid!==void 0){let I=l.uid;if(typeof I!="string"&&I!==null){let C={instancePath:i+
"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/type",keyword:"type",params:{type:ie.properties.uid.type}};e===null?e=[C]:e.push(C),r++}if(typeof I==
"string"){if(_(I)<1){let C={instancePath:i+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/minLength",keyword:"minLength",params:{expected:"a string \
of 1 to 200 characters"}};e===null?e=[C]:e.push(C),r++}if(_(I)>200){let C={instancePath:i+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/maxLength",
keyword:"maxLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[C]:e.push(C),r++}}}if(l.hint!==void 0){let I=l.hint;if(!(I&&typeof I=="obje\
ct"&&!Array.isArray(I))&&I!==null){let C={instancePath:i+"/ref/hint",schemaPath:"#/$defs/NodeRefInput/properties/hint/type",keyword:"type",params:{type:ie.properties.
hint.type}};e===null?e=[C]:e.push(C),r++}}let f=r,d=r,c=!1,b=r;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.uid===void 0){let I={instancePath:i+"/ref",schemaPath:"\
#/$defs/NodeRefInput/x-atLeastOne/anyOf/0/required",keyword:"required",params:{missingProperty:"uid"}};e===null?e=[I]:e.push(I),r++}if(l.uid!==void 0){let I=r,C=r;
if(l.uid!==null){let u={};e===null?e=[u]:e.push(u),r++}var s=C===r;if(s){let u={instancePath:i+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/0/\
properties/uid/not",keyword:"not",params:{}};e===null?e=[u]:e.push(u),r++}else r=I,e!==null&&(I?e.length=I:e=null)}}else{let I={instancePath:i+"/ref",schemaPath:"\
#/$defs/NodeRefInput/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}var n=b===r;if(c=c||n,!c){let I=r;if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.path===void 0){let u={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/required",keyword:"required",
params:{missingProperty:"path"}};e===null?e=[u]:e.push(u),r++}if(l.path!==void 0){let u=r,g=r;if(l.path!==null){let m={};e===null?e=[m]:e.push(m),r++}var o=g===
r;if(o){let m={instancePath:i+"/ref/path",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/properties/path/not",keyword:"not",params:{}};e===null?e=[m]:e.push(
m),r++}else r=u,e!==null&&(u?e.length=u:e=null)}}else{let u={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/type",keyword:"type",params:{
type:"object"}};e===null?e=[u]:e.push(u),r++}var n=I===r;c=c||n}if(c)r=d,e!==null&&(d?e.length=d:e=null);else{let I={instancePath:i+"/ref",schemaPath:"#/$defs/N\
odeRefInput/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?e=[I]:e.push(I),r++}var p=f===r;if(!p){let I={instancePath:i+"/ref",schemaPath:"#/$defs/Node\
RefInput/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["uid","path"]}};e===null?e=[I]:e.push(I),r++}for(let I in l)if(!(I==="path"||I==="uid"||I==="hint")){
let C={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I,members:["path",
"uid","hint"]}};e===null?e=[C]:e.push(C),r++}}else{let f={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/type",keyword:"type",params:{type:"object"}};e===
null?e=[f]:e.push(f),r++}}if(t.item!==void 0){let l=t.item,f=r,d=!1,c=r;De(l,{instancePath:i+"/item",parentData:t,parentDataProperty:"item",rootData:P,dynamicAnchors:k})||
(e=e===null?De.errors:e.concat(De.errors),r=e.length);var a=c===r;if(d=d||a,!d){let b=r;if(l!==null){let C={instancePath:i+"/item",schemaPath:"#/properties/item\
/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[C]:e.push(C),r++}var a=b===r;d=d||a}if(d)r=f,e!==null&&(f?e.length=f:e=null);else{let b={instancePath:i+
"/item",schemaPath:"#/properties/item/anyOf",keyword:"anyOf",params:{}};e===null?e=[b]:e.push(b),r++}}for(let l in t)if(!(l==="ref"||l==="item")){let f={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l,members:["ref","item"]}};e===null?e=[f]:e.push(f),r++}}else{let l={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return B.errors=e,r===0}var as=ar;function ar(t,{instancePath:i="",
parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return ar.errors=e,r===0}var ls=Pe;function Le(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[u]:e.push(u),r++}if(t.type!==
void 0){let u=t.type;if(typeof u!="string"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=
[g]:e.push(g),r++}if(u!=="focus"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"focus"}};e===null?e=[
g]:e.push(g),r++}}if(t.target!==void 0){let u=t.target,g=r,m=!1,R=r;B(u,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:k})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length);var s=R===r;if(m=m||s,!m){let w=r;if(u!==null){let $={instancePath:i+"/target",schemaPath:"#/properties/targ\
et/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var s=w===r;m=m||s}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.locator!==void 0){let u=t.locator,g=r,m=!1,R=r;if(typeof u==
"string"){if(_(u)<1){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[w]:e.push(w),r++}if(_(u)>1e3){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),r++}var n=R===r;if(m=m||n,!m){let w=r;if(u!==null){let $={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var n=w===r;m=m||n}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}let f=r,d=r,c=!1,b=null,I=r;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.target===void 0){let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"target"}};
e===null?e=[u]:e.push(u),r++}if(t.target!==void 0){let u=r,g=r;if(t.target!==null){let m={};e===null?e=[m]:e.push(m),r++}var o=g===r;if(o){let m={instancePath:i+
"/target",schemaPath:"#/x-exactlyOne/oneOf/0/properties/target/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=u,e!==null&&(u?e.length=u:e=null)}}else{
let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var a=I===r;a&&(c=!0,b=0);let C=r;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.locator===void 0){let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{
missingProperty:"locator"}};e===null?e=[u]:e.push(u),r++}if(t.locator!==void 0){let u=r,g=r;if(t.locator!==null){let m={};e===null?e=[m]:e.push(m),r++}var p=g===
r;if(p){let m={instancePath:i+"/locator",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=
u,e!==null&&(u?e.length=u:e=null)}}else{let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(
u),r++}var a=C===r;if(a&&c?(c=!1,b=[b,1]):a&&(c=!0,b=1),c)r=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf",keyword:"\
oneOf",params:{passingSchemas:b}};e===null?e=[u]:e.push(u),r++}var l=f===r;if(!l){let u={instancePath:i,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{
members:["target","locator"]}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(!(u==="type"||u==="target"||u==="locator")){let g={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:u,members:["type","target","locator"]}};e===null?e=[g]:e.push(g),r++}}else{let f={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return Le.errors=e,r===0}var Be={title:"ClickAction",description:"\
Clicks the centre of the target, or a point on the screen, with the primary button.",type:"object",required:["type"],properties:{type:{description:"Names the ac\
tion.",type:"string",const:"click"},target:{description:"What it is done to.",anyOf:[{$ref:"#/$defs/ActionTarget"},{type:"null"}]},locator:{description:"The sam\
e, named by what a user sees; instead of `target`.",anyOf:[{$ref:"#/$defs/Locator"},{type:"null"}]},x:{description:"Screen coordinate; together with `y`, instea\
d of a target.",type:["number","null"]},y:{description:"Screen coordinate; together with `x`, instead of a target.",type:["number","null"]}},additionalProperties:!1,
"x-exactlyOne":["target","locator","x"],"x-together":["x","y"]};function Ce(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[h]:e.push(h),r++}if(t.type!==
void 0){let h=t.type;if(typeof h!="string"){let q={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=
[q]:e.push(q),r++}if(h!=="click"){let q={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"click"}};e===null?e=[
q]:e.push(q),r++}}if(t.target!==void 0){let h=t.target,q=r,y=!1,L=r;B(h,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:k})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length);var s=L===r;if(y=y||s,!y){let v=r;if(h!==null){let D={instancePath:i+"/target",schemaPath:"#/properties/targ\
et/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[D]:e.push(D),r++}var s=v===r;y=y||s}if(y)r=q,e!==null&&(q?e.length=q:e=null);else{let v={instancePath:i+
"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}}if(t.locator!==void 0){let h=t.locator,q=r,y=!1,L=r;if(typeof h==
"string"){if(_(h)<1){let v={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[v]:e.push(v),r++}if(_(h)>1e3){let v={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[v]:e.push(v),r++}var n=L===r;if(y=y||n,!y){let v=r;if(h!==null){let D={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[D]:e.push(D),r++}var n=v===r;y=y||n}if(y)r=q,e!==null&&(q?e.length=q:e=null);else{let v={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}}if(t.x!==void 0){let h=t.x;if(!(typeof h=="number"&&
isFinite(h))&&h!==null){let q={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:Be.properties.x.type}};e===null?e=[q]:e.push(q),
r++}}if(t.y!==void 0){let h=t.y;if(!(typeof h=="number"&&isFinite(h))&&h!==null){let q={instancePath:i+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{
type:Be.properties.y.type}};e===null?e=[q]:e.push(q),r++}}let C=r,u=r,g=!1,m=null,R=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.target===void 0){let h={
instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[h]:e.push(h),r++}if(t.target!==void 0){
let h=r,q=r;if(t.target!==null){let y={};e===null?e=[y]:e.push(y),r++}var o=q===r;if(o){let y={instancePath:i+"/target",schemaPath:"#/x-exactlyOne/oneOf/0/prope\
rties/target/not",keyword:"not",params:{}};e===null?e=[y]:e.push(y),r++}else r=h,e!==null&&(h?e.length=h:e=null)}}else{let h={instancePath:i,schemaPath:"#/x-exa\
ctlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var a=R===r;a&&(g=!0,m=0);let w=r;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.locator===void 0){let h={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{missingProperty:"locator"}};e===null?e=
[h]:e.push(h),r++}if(t.locator!==void 0){let h=r,q=r;if(t.locator!==null){let y={};e===null?e=[y]:e.push(y),r++}var p=q===r;if(p){let y={instancePath:i+"/locato\
r",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"not",params:{}};e===null?e=[y]:e.push(y),r++}else r=h,e!==null&&(h?e.length=h:e=null)}}else{
let h={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var a=w===r;if(a&&g)g=!1,m=[m,
1];else{a&&(g=!0,m=1);let h=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x===void 0){let y={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/2/required",keyword:"\
required",params:{missingProperty:"x"}};e===null?e=[y]:e.push(y),r++}if(t.x!==void 0){let y=r,L=r;if(t.x!==null){let v={};e===null?e=[v]:e.push(v),r++}var l=L===
r;if(l){let v={instancePath:i+"/x",schemaPath:"#/x-exactlyOne/oneOf/2/properties/x/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),r++}else r=y,e!==null&&
(y?e.length=y:e=null)}}else{let y={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/2/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var a=h===
r;a&&g?(g=!1,m=[m,2]):a&&(g=!0,m=2)}if(g)r=u,e!==null&&(u?e.length=u:e=null);else{let h={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf",keyword:"oneOf",params:{
passingSchemas:m}};e===null?e=[h]:e.push(h),r++}var f=C===r;if(!f){let h={instancePath:i,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{members:["ta\
rget","locator","x"]}};e===null?e=[h]:e.push(h),r++}let x=r,$=r,T=!1,S=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x===void 0){let h={instancePath:i,schemaPath:"\
#/x-together/anyOf/0/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[h]:e.push(h),r++}if(t.y===void 0){let h={instancePath:i,schemaPath:"\
#/x-together/anyOf/0/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[h]:e.push(h),r++}if(t.x!==void 0){let h=r,q=r;if(t.x!==null){let y={};
e===null?e=[y]:e.push(y),r++}var d=q===r;if(d){let y={instancePath:i+"/x",schemaPath:"#/x-together/anyOf/0/properties/x/not",keyword:"not",params:{}};e===null?e=
[y]:e.push(y),r++}else r=h,e!==null&&(h?e.length=h:e=null)}if(t.y!==void 0){let h=r,q=r;if(t.y!==null){let y={};e===null?e=[y]:e.push(y),r++}var c=q===r;if(c){let y={
instancePath:i+"/y",schemaPath:"#/x-together/anyOf/0/properties/y/not",keyword:"not",params:{}};e===null?e=[y]:e.push(y),r++}else r=h,e!==null&&(h?e.length=h:e=
null)}}else{let h={instancePath:i,schemaPath:"#/x-together/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var b=S===r;if(T=T||
b,!T){let h=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x!==void 0&&t.x!==null){let y={instancePath:i+"/x",schemaPath:"#/x-together/anyOf/1/properties/x\
/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}if(t.y!==void 0&&t.y!==null){let y={instancePath:i+"/y",schemaPath:"#/x-together/anyOf/\
1/properties/y/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i,schemaPath:"#/x-together/anyOf/1/type",keyword:"\
type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var b=h===r;T=T||b}if(T)r=$,e!==null&&($?e.length=$:e=null);else{let h={instancePath:i,schemaPath:"#/\
x-together/anyOf",keyword:"anyOf",params:{}};e===null?e=[h]:e.push(h),r++}var I=x===r;if(!I){let h={instancePath:i,schemaPath:"#/x-together",keyword:"x-together",
params:{members:["x","y"]}};e===null?e=[h]:e.push(h),r++}for(let h in t)if(!(h==="type"||h==="target"||h==="locator"||h==="x"||h==="y")){let q={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h,members:["type","target","locator","x","y"]}};e===null?e=[q]:e.push(q),r++}}else{
let C={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}return Ce.errors=e,r===0}function Te(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[u]:e.push(u),r++}if(t.text===
void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[u]:e.push(u),r++}if(t.type!==void 0){let u=t.
type;if(typeof u!="string"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}
if(u!=="setText"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"setText"}};e===null?e=[g]:e.push(g),r++}}
if(t.target!==void 0){let u=t.target,g=r,m=!1,R=r;B(u,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:k})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length);var s=R===r;if(m=m||s,!m){let w=r;if(u!==null){let $={instancePath:i+"/target",schemaPath:"#/properties/target/anyOf/1/t\
ype",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var s=w===r;m=m||s}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+"/\
target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.locator!==void 0){let u=t.locator,g=r,m=!1,R=r;if(typeof u==
"string"){if(_(u)<1){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[w]:e.push(w),r++}if(_(u)>1e3){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),r++}var n=R===r;if(m=m||n,!m){let w=r;if(u!==null){let $={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var n=w===r;m=m||n}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.text!==void 0&&typeof t.text!="string"){let u={
instancePath:i+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}let f=r,d=r,c=!1,b=null,I=r;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.target===void 0){let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"\
target"}};e===null?e=[u]:e.push(u),r++}if(t.target!==void 0){let u=r,g=r;if(t.target!==null){let m={};e===null?e=[m]:e.push(m),r++}var o=g===r;if(o){let m={instancePath:i+
"/target",schemaPath:"#/x-exactlyOne/oneOf/0/properties/target/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=u,e!==null&&(u?e.length=u:e=null)}}else{
let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var a=I===r;a&&(c=!0,b=0);let C=r;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.locator===void 0){let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{
missingProperty:"locator"}};e===null?e=[u]:e.push(u),r++}if(t.locator!==void 0){let u=r,g=r;if(t.locator!==null){let m={};e===null?e=[m]:e.push(m),r++}var p=g===
r;if(p){let m={instancePath:i+"/locator",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=
u,e!==null&&(u?e.length=u:e=null)}}else{let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(
u),r++}var a=C===r;if(a&&c?(c=!1,b=[b,1]):a&&(c=!0,b=1),c)r=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf",keyword:"\
oneOf",params:{passingSchemas:b}};e===null?e=[u]:e.push(u),r++}var l=f===r;if(!l){let u={instancePath:i,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{
members:["target","locator"]}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(!(u==="type"||u==="target"||u==="locator"||u==="text")){let g={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u,members:["type","target","locator","text"]}};e===null?e=[g]:e.push(g),r++}}else{
let f={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return Te.errors=e,r===0}var lr={title:"PressKeyAc\
tion",description:"Presses and releases a key in the focus owner.",type:"object",required:["type","key"],properties:{type:{description:"Names the action.",type:"\
string",const:"pressKey"},key:{description:"A JavaFX KeyCode name in any letter case: ENTER, TAB, A, F5, PAGE_DOWN.",type:"string",minLength:1,maxLength:50},modifiers:{
description:"Keys to hold.",type:["array","null"],items:{$ref:"#/$defs/Modifier"},maxItems:8}},additionalProperties:!1};var Ge=new RegExp("^([sS][hH][iI][fF][tT]|[cC][tT][rR][lL]|[cC][oO][nN][tT][rR][oO][lL]|[aA][lL][tT]|[mM][eE][tT][aA]|[cC][oO][mM][mM][aA][nN][dD]|[sS][hH][oO][\
rR][tT][cC][uU][tT])$","u");function Fe(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t==
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
e=[s]:e.push(s),r++}return Fe.errors=e,r===0}function Ee(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[u]:e.push(u),r++}if(t.deltaY===
void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"deltaY"}};e===null?e=[u]:e.push(u),r++}if(t.type!==void 0){let u=t.
type;if(typeof u!="string"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}
if(u!=="scroll"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"scroll"}};e===null?e=[g]:e.push(g),r++}}
if(t.target!==void 0){let u=t.target,g=r,m=!1,R=r;B(u,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:k})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length);var s=R===r;if(m=m||s,!m){let w=r;if(u!==null){let $={instancePath:i+"/target",schemaPath:"#/properties/target/anyOf/1/t\
ype",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var s=w===r;m=m||s}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+"/\
target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.locator!==void 0){let u=t.locator,g=r,m=!1,R=r;if(typeof u==
"string"){if(_(u)<1){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[w]:e.push(w),r++}if(_(u)>1e3){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),r++}var n=R===r;if(m=m||n,!m){let w=r;if(u!==null){let $={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var n=w===r;m=m||n}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.deltaY!==void 0){let u=t.deltaY;if(!(typeof u==
"number"&&isFinite(u))){let g={instancePath:i+"/deltaY",schemaPath:"#/properties/deltaY/type",keyword:"type",params:{type:"number"}};e===null?e=[g]:e.push(g),r++}}
let f=r,d=r,c=!1,b=null,I=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.target===void 0){let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",
keyword:"required",params:{missingProperty:"target"}};e===null?e=[u]:e.push(u),r++}if(t.target!==void 0){let u=r,g=r;if(t.target!==null){let m={};e===null?e=[m]:
e.push(m),r++}var o=g===r;if(o){let m={instancePath:i+"/target",schemaPath:"#/x-exactlyOne/oneOf/0/properties/target/not",keyword:"not",params:{}};e===null?e=[m]:
e.push(m),r++}else r=u,e!==null&&(u?e.length=u:e=null)}}else{let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};
e===null?e=[u]:e.push(u),r++}var a=I===r;a&&(c=!0,b=0);let C=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.locator===void 0){let u={instancePath:i,schemaPath:"\
#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{missingProperty:"locator"}};e===null?e=[u]:e.push(u),r++}if(t.locator!==void 0){let u=r,g=r;if(t.locator!==
null){let m={};e===null?e=[m]:e.push(m),r++}var p=g===r;if(p){let m={instancePath:i+"/locator",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"\
not",params:{}};e===null?e=[m]:e.push(m),r++}else r=u,e!==null&&(u?e.length=u:e=null)}}else{let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"\
type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var a=C===r;if(a&&c?(c=!1,b=[b,1]):a&&(c=!0,b=1),c)r=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:i,
schemaPath:"#/x-exactlyOne/oneOf",keyword:"oneOf",params:{passingSchemas:b}};e===null?e=[u]:e.push(u),r++}var l=f===r;if(!l){let u={instancePath:i,schemaPath:"#\
/x-exactlyOne",keyword:"x-exactlyOne",params:{members:["target","locator"]}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(!(u==="type"||u==="target"||u==="loc\
ator"||u==="deltaY")){let g={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u,members:["type","tar\
get","locator","deltaY"]}};e===null?e=[g]:e.push(g),r++}}else{let f={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.
push(f),r++}return Ee.errors=e,r===0}function Pe(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){let s=t.type;if(typeof s=="string")if(s==="focus")Le(t,{instancePath:i,parentData:O,parentDataProperty:A,rootData:P,dynamicAnchors:k})||
(e=e===null?Le.errors:e.concat(Le.errors),r=e.length);else if(s==="click")Ce(t,{instancePath:i,parentData:O,parentDataProperty:A,rootData:P,dynamicAnchors:k})||
(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length);else if(s==="typeText")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let n={instancePath:i,
schemaPath:"#/$defs/TypeTextAction/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[n]:e.push(n),r++}if(t.text===void 0){let n={instancePath:i,
schemaPath:"#/$defs/TypeTextAction/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[n]:e.push(n),r++}if(t.type!==void 0){let n=t.type;if(typeof n!=
"string"){let o={instancePath:i+"/type",schemaPath:"#/$defs/TypeTextAction/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
r++}if(n!=="typeText"){let o={instancePath:i+"/type",schemaPath:"#/$defs/TypeTextAction/properties/type/const",keyword:"const",params:{allowedValue:"typeText"}};
e===null?e=[o]:e.push(o),r++}}if(t.text!==void 0&&typeof t.text!="string"){let n={instancePath:i+"/text",schemaPath:"#/$defs/TypeTextAction/properties/text/type",
keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}for(let n in t)if(!(n==="type"||n==="text")){let o={instancePath:i,schemaPath:"#/$defs/TypeT\
extAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n,members:["type","text"]}};e===null?e=[o]:e.push(o),r++}}else{let n={
instancePath:i,schemaPath:"#/$defs/TypeTextAction/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}else if(s==="setText")Te(t,{instancePath:i,
parentData:O,parentDataProperty:A,rootData:P,dynamicAnchors:k})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length);else if(s==="pressKey")Fe(t,{instancePath:i,
parentData:O,parentDataProperty:A,rootData:P,dynamicAnchors:k})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length);else if(s==="scroll")Ee(t,{instancePath:i,
parentData:O,parentDataProperty:A,rootData:P,dynamicAnchors:k})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length);else{let n={instancePath:i,schemaPath:"#/\
discriminator",keyword:"discriminator",params:{tag:"type",tags:["focus","click","typeText","setText","pressKey","scroll"]}};e===null?e=[n]:e.push(n),r++}else{let n={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{tag:"type",tags:["focus","click","typeText","setText","pressKey","scroll"]}};e===null?
e=[n]:e.push(n),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Pe.errors=e,r===0}
var fs=fr;function fr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.locator===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"locator"}};e===null?e=[s]:e.push(s),r++}if(t.
total===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[s]:e.push(s),r++}if(t.candidates===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"candidates"}};e===null?e=[s]:e.push(s),r++}if(t.locator!==void 0&&
typeof t.locator!="string"){let s={instancePath:i+"/locator",schemaPath:"#/properties/locator/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(
s),r++}if(t.total!==void 0){let s=t.total;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/total",schemaPath:"#/properties/tota\
l/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<2||isNaN(s))){let n={instancePath:i+"/total",
schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{expected:"an integer of at least 2"}};e===null?e=[n]:e.push(n),r++}}if(t.candidates!==void 0){
let s=t.candidates;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)ue(s[o],{instancePath:i+"/candidates/"+o,parentData:s,parentDataProperty:o,rootData:P,
dynamicAnchors:k})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)}else{let n={instancePath:i+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"\
type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),r++}return fr.errors=e,r===0}var us=ur;function ur(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
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
e=[s]:e.push(s),r++}return ur.errors=e,r===0}var cs=cr,ne={title:"AppInfo",description:"The application behind the server.",type:"object",required:["pid"],properties:{
pid:{description:"Process id.",type:"integer",minimum:0},javaVersion:{description:"Version of the Java runtime.",type:["string","null"]},javafxVersion:{description:"\
Version of JavaFX.",type:["string","null"]},mainClass:{description:"Main class of the application.",type:["string","null"]},debugFlags:{description:"Flags that \
say how the server was enabled.",type:"array",items:{type:"string"}}}};function cr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){
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
e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return cr.errors=e,r===0}var ys=yr;function yr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.actions===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"actions"}};e===null?e=[s]:e.push(s),r++}if(t.
screenshots===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"screenshots"}};e===null?e=[s]:e.push(s),r++}if(t.
instrumentation===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instrumentation"}};e===null?e=[s]:e.push(s),
r++}if(t.output===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"output"}};e===null?e=[s]:e.push(s),r++}if(t.
actions!==void 0&&typeof t.actions!="boolean"){let s={instancePath:i+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[s]:e.push(s),r++}if(t.screenshots!==void 0&&typeof t.screenshots!="boolean"){let s={instancePath:i+"/screenshots",schemaPath:"#/properties/screenshots/t\
ype",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.instrumentation!==void 0&&typeof t.instrumentation!="boolean"){let s={instancePath:i+
"/instrumentation",schemaPath:"#/properties/instrumentation/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.output!==void 0&&typeof t.
output!="boolean"){let s={instancePath:i+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return yr.errors=e,r===0}var ds=ke,Xt={title:"Avai\
lableStage",description:"A window that could have been named.",type:"object",required:["stageIndex"],properties:{stageIndex:{description:"Its index.",type:"inte\
ger",minimum:0},windowId:{description:"Its id.",$ref:"#/$defs/WindowId"},kind:{description:"Stage, dialog or popup.",$ref:"#/$defs/StageKind"},title:{description:"\
Its title.",type:["string","null"]}}};function ke(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.stageIndex===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stageIndex"}};e===null?e=[s]:e.push(s),r++}
if(t.stageIndex!==void 0){let s=t.stageIndex;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/stageIndex",schemaPath:"#/propert\
ies/stageIndex/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+
"/stageIndex",schemaPath:"#/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.windowId!==
void 0){let s=t.windowId;if(typeof s=="string"){if(!re.test(s)){let n={instancePath:i+"/windowId",schemaPath:"#/$defs/WindowId/pattern",keyword:"pattern",params:{
expected:"the id of a window such as w2"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/windowId",schemaPath:"#/$defs/WindowId/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.kind!==void 0&&typeof t.kind!="string"){let s={instancePath:i+"/kind",schemaPath:"#/$defs/StageKind/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.title!==void 0){let s=t.title;if(typeof s!="string"&&s!==null){let n={instancePath:i+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:Xt.properties.title.type}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return ke.errors=e,r===0}var hs=dr;function dr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
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
n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return dr.errors=e,r===0}var ms=hr;function hr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.retryAfterMs===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retryAfterMs"}};e===null?e=[s]:e.push(
s),r++}if(t.retryAfterMs!==void 0){let s=t.retryAfterMs;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/retryAfterMs",schemaPath:"\
#/properties/retryAfterMs/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let n={
instancePath:i+"/retryAfterMs",schemaPath:"#/properties/retryAfterMs/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[n]:e.push(
n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return hr.errors=e,r===0}var ws=mr;function mr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let h={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[h]:e.push(h),r++}if(t.type!==
void 0){let h=t.type;if(typeof h!="string"){let q={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=
[q]:e.push(q),r++}if(h!=="click"){let q={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"click"}};e===null?e=[
q]:e.push(q),r++}}if(t.target!==void 0){let h=t.target,q=r,y=!1,L=r;B(h,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:k})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length);var s=L===r;if(y=y||s,!y){let v=r;if(h!==null){let D={instancePath:i+"/target",schemaPath:"#/properties/targ\
et/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[D]:e.push(D),r++}var s=v===r;y=y||s}if(y)r=q,e!==null&&(q?e.length=q:e=null);else{let v={instancePath:i+
"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}}if(t.locator!==void 0){let h=t.locator,q=r,y=!1,L=r;if(typeof h==
"string"){if(_(h)<1){let v={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[v]:e.push(v),r++}if(_(h)>1e3){let v={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[v]:e.push(v),r++}var n=L===r;if(y=y||n,!y){let v=r;if(h!==null){let D={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[D]:e.push(D),r++}var n=v===r;y=y||n}if(y)r=q,e!==null&&(q?e.length=q:e=null);else{let v={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}}if(t.x!==void 0){let h=t.x;if(!(typeof h=="number"&&
isFinite(h))&&h!==null){let q={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:Be.properties.x.type}};e===null?e=[q]:e.push(q),
r++}}if(t.y!==void 0){let h=t.y;if(!(typeof h=="number"&&isFinite(h))&&h!==null){let q={instancePath:i+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{
type:Be.properties.y.type}};e===null?e=[q]:e.push(q),r++}}let C=r,u=r,g=!1,m=null,R=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.target===void 0){let h={
instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"target"}};e===null?e=[h]:e.push(h),r++}if(t.target!==void 0){
let h=r,q=r;if(t.target!==null){let y={};e===null?e=[y]:e.push(y),r++}var o=q===r;if(o){let y={instancePath:i+"/target",schemaPath:"#/x-exactlyOne/oneOf/0/prope\
rties/target/not",keyword:"not",params:{}};e===null?e=[y]:e.push(y),r++}else r=h,e!==null&&(h?e.length=h:e=null)}}else{let h={instancePath:i,schemaPath:"#/x-exa\
ctlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var a=R===r;a&&(g=!0,m=0);let w=r;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.locator===void 0){let h={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{missingProperty:"locator"}};e===null?e=
[h]:e.push(h),r++}if(t.locator!==void 0){let h=r,q=r;if(t.locator!==null){let y={};e===null?e=[y]:e.push(y),r++}var p=q===r;if(p){let y={instancePath:i+"/locato\
r",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"not",params:{}};e===null?e=[y]:e.push(y),r++}else r=h,e!==null&&(h?e.length=h:e=null)}}else{
let h={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var a=w===r;if(a&&g)g=!1,m=[m,
1];else{a&&(g=!0,m=1);let h=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x===void 0){let y={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/2/required",keyword:"\
required",params:{missingProperty:"x"}};e===null?e=[y]:e.push(y),r++}if(t.x!==void 0){let y=r,L=r;if(t.x!==null){let v={};e===null?e=[v]:e.push(v),r++}var l=L===
r;if(l){let v={instancePath:i+"/x",schemaPath:"#/x-exactlyOne/oneOf/2/properties/x/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),r++}else r=y,e!==null&&
(y?e.length=y:e=null)}}else{let y={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/2/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var a=h===
r;a&&g?(g=!1,m=[m,2]):a&&(g=!0,m=2)}if(g)r=u,e!==null&&(u?e.length=u:e=null);else{let h={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf",keyword:"oneOf",params:{
passingSchemas:m}};e===null?e=[h]:e.push(h),r++}var f=C===r;if(!f){let h={instancePath:i,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{members:["ta\
rget","locator","x"]}};e===null?e=[h]:e.push(h),r++}let x=r,$=r,T=!1,S=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x===void 0){let h={instancePath:i,schemaPath:"\
#/x-together/anyOf/0/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[h]:e.push(h),r++}if(t.y===void 0){let h={instancePath:i,schemaPath:"\
#/x-together/anyOf/0/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[h]:e.push(h),r++}if(t.x!==void 0){let h=r,q=r;if(t.x!==null){let y={};
e===null?e=[y]:e.push(y),r++}var d=q===r;if(d){let y={instancePath:i+"/x",schemaPath:"#/x-together/anyOf/0/properties/x/not",keyword:"not",params:{}};e===null?e=
[y]:e.push(y),r++}else r=h,e!==null&&(h?e.length=h:e=null)}if(t.y!==void 0){let h=r,q=r;if(t.y!==null){let y={};e===null?e=[y]:e.push(y),r++}var c=q===r;if(c){let y={
instancePath:i+"/y",schemaPath:"#/x-together/anyOf/0/properties/y/not",keyword:"not",params:{}};e===null?e=[y]:e.push(y),r++}else r=h,e!==null&&(h?e.length=h:e=
null)}}else{let h={instancePath:i,schemaPath:"#/x-together/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var b=S===r;if(T=T||
b,!T){let h=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x!==void 0&&t.x!==null){let y={instancePath:i+"/x",schemaPath:"#/x-together/anyOf/1/properties/x\
/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}if(t.y!==void 0&&t.y!==null){let y={instancePath:i+"/y",schemaPath:"#/x-together/anyOf/\
1/properties/y/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i,schemaPath:"#/x-together/anyOf/1/type",keyword:"\
type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var b=h===r;T=T||b}if(T)r=$,e!==null&&($?e.length=$:e=null);else{let h={instancePath:i,schemaPath:"#/\
x-together/anyOf",keyword:"anyOf",params:{}};e===null?e=[h]:e.push(h),r++}var I=x===r;if(!I){let h={instancePath:i,schemaPath:"#/x-together",keyword:"x-together",
params:{members:["x","y"]}};e===null?e=[h]:e.push(h),r++}for(let h in t)if(!(h==="type"||h==="target"||h==="locator"||h==="x"||h==="y")){let q={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h,members:["type","target","locator","x","y"]}};e===null?e=[q]:e.push(q),r++}}else{
let C={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}return mr.errors=e,r===0}var gs=wr,me={title:"Colu\
mnInfo",description:"A visible leaf column.",type:"object",required:["id"],properties:{id:{description:"The column's id.",type:["string","null"]},text:{description:"\
Its header.",type:["string","null"]}}};function wr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?
e=[s]:e.push(s),r++}if(t.id!==void 0){let s=t.id;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:me.properties.id.type}};e===null?e=[n]:e.push(n),r++}}if(t.text!==void 0){let s=t.text;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:me.properties.text.type}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return wr.errors=e,r===0}var Ps=gr;function gr(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:Xe.type}};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i,schemaPath:"\
#/minimum",keyword:"minimum",params:{expected:"a string or an integer of at least 0"}};e===null?e=[s]:e.push(s),r++}return gr.errors=e,r===0}var ks=kr,Pr={title:"\
DiagnosedException",description:"An exception that nothing in the application caught.",type:"object",required:["at","thread","type","stack"],properties:{at:{description:"\
When it was thrown to the end.",type:"string",pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$","x-expected":"an RFC 3339 momen\
t in UTC such as 2026-01-05T12:34:56.789Z"},thread:{description:"Name of the thread.",type:"string"},type:{description:"Its class.",type:"string",minLength:1},message:{
description:"What it says.",type:["string","null"]},stack:{description:"Where it came from, the innermost first, in the application's own words; causes follow a\
fter a line of their own.",type:"array",items:{type:"string"}}}},Je=new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$","u");function kr(t,{
instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.at===
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
ct"}};e===null?e=[s]:e.push(s),r++}return kr.errors=e,r===0}var xs=xr;function xr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return xr.errors=e,r===0}var bs=br;function Re(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.code===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[s]:e.push(s),r++}if(t.message===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[s]:e.push(s),r++}if(t.details===void 0){
let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[s]:e.push(s),r++}if(t.code!==void 0&&typeof t.code!=
"string"){let s={instancePath:i+"/code",schemaPath:"#/$defs/ErrorCode/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.message!==void 0){
let s=t.message;if(typeof s=="string"){if(_(s)<1){let n={instancePath:i+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.details!==void 0){let s=t.details;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/det\
ails",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Re.errors=e,r===0}function br(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.error===void 0){let s={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"error"}};e===null?e=[s]:e.push(s),r++}t.error!==void 0&&(Re(t.error,{instancePath:i+"/error",parentData:t,parentDataProperty:"\
error",rootData:P,dynamicAnchors:k})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length))}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[s]:e.push(s),r++}return br.errors=e,r===0}var vs=vr;function vr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,
dynamicAnchors:k={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.
push(s),r++}return vr.errors=e,r===0}var As=Ar;function Ar(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[u]:e.push(u),r++}if(t.type!==
void 0){let u=t.type;if(typeof u!="string"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=
[g]:e.push(g),r++}if(u!=="focus"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"focus"}};e===null?e=[
g]:e.push(g),r++}}if(t.target!==void 0){let u=t.target,g=r,m=!1,R=r;B(u,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:k})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length);var s=R===r;if(m=m||s,!m){let w=r;if(u!==null){let $={instancePath:i+"/target",schemaPath:"#/properties/targ\
et/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var s=w===r;m=m||s}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.locator!==void 0){let u=t.locator,g=r,m=!1,R=r;if(typeof u==
"string"){if(_(u)<1){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[w]:e.push(w),r++}if(_(u)>1e3){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),r++}var n=R===r;if(m=m||n,!m){let w=r;if(u!==null){let $={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var n=w===r;m=m||n}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}let f=r,d=r,c=!1,b=null,I=r;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.target===void 0){let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"target"}};
e===null?e=[u]:e.push(u),r++}if(t.target!==void 0){let u=r,g=r;if(t.target!==null){let m={};e===null?e=[m]:e.push(m),r++}var o=g===r;if(o){let m={instancePath:i+
"/target",schemaPath:"#/x-exactlyOne/oneOf/0/properties/target/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=u,e!==null&&(u?e.length=u:e=null)}}else{
let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var a=I===r;a&&(c=!0,b=0);let C=r;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.locator===void 0){let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{
missingProperty:"locator"}};e===null?e=[u]:e.push(u),r++}if(t.locator!==void 0){let u=r,g=r;if(t.locator!==null){let m={};e===null?e=[m]:e.push(m),r++}var p=g===
r;if(p){let m={instancePath:i+"/locator",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=
u,e!==null&&(u?e.length=u:e=null)}}else{let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(
u),r++}var a=C===r;if(a&&c?(c=!1,b=[b,1]):a&&(c=!0,b=1),c)r=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf",keyword:"\
oneOf",params:{passingSchemas:b}};e===null?e=[u]:e.push(u),r++}var l=f===r;if(!l){let u={instancePath:i,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{
members:["target","locator"]}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(!(u==="type"||u==="target"||u==="locator")){let g={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:u,members:["type","target","locator"]}};e===null?e=[g]:e.push(g),r++}}else{let f={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return Ar.errors=e,r===0}var Os=xe;var oe={title:"NodeHint",description:"What a caller remembers of a node. A server may ignore it.",type:"object",required:[],properties:{id:{description:"The nod\
e's id.",type:["string","null"]},type:{description:"The node's type.",type:["string","null"]},text:{description:"The node's text.",type:["string","null"]}}},Or=new RegExp(
"^(u-[0-9a-z]+|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$","u");function V(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let n={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"path"}};e===null?e=[n]:e.push(n),r++}if(t.uid===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"uid"}};e===null?e=[n]:e.push(n),r++}if(t.path!==void 0){let n=t.path;if(typeof n=="string"){if(!_e.test(n)){let o={instancePath:i+
"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{expected:"a path such as /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[o]:e.push(
o),r++}}else{let o={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.uid!==void 0){
let n=t.uid;if(typeof n=="string"){if(_(n)>200){let o={instancePath:i+"/uid",schemaPath:"#/properties/uid/maxLength",keyword:"maxLength",params:{expected:"a uid\
 such as u-3k9 or a UUID"}};e===null?e=[o]:e.push(o),r++}if(!Or.test(n)){let o={instancePath:i+"/uid",schemaPath:"#/properties/uid/pattern",keyword:"pattern",params:{
expected:"a uid such as u-3k9 or a UUID"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.hint!==void 0){let n=t.hint,o=r,p=!1,a=r;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id!==void 0){let l=n.
id;if(typeof l!="string"&&l!==null){let f={instancePath:i+"/hint/id",schemaPath:"#/$defs/NodeHint/properties/id/type",keyword:"type",params:{type:oe.properties.
id.type}};e===null?e=[f]:e.push(f),r++}}if(n.type!==void 0){let l=n.type;if(typeof l!="string"&&l!==null){let f={instancePath:i+"/hint/type",schemaPath:"#/$defs\
/NodeHint/properties/type/type",keyword:"type",params:{type:oe.properties.type.type}};e===null?e=[f]:e.push(f),r++}}if(n.text!==void 0){let l=n.text;if(typeof l!=
"string"&&l!==null){let f={instancePath:i+"/hint/text",schemaPath:"#/$defs/NodeHint/properties/text/type",keyword:"type",params:{type:oe.properties.text.type}};
e===null?e=[f]:e.push(f),r++}}}else{let l={instancePath:i+"/hint",schemaPath:"#/$defs/NodeHint/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}var s=a===r;if(p=p||s,!p){let l=r;if(n!==null){let d={instancePath:i+"/hint",schemaPath:"#/properties/hint/anyOf/1/type",keyword:"type",params:{type:"nul\
l"}};e===null?e=[d]:e.push(d),r++}var s=l===r;p=p||s}if(p)r=o,e!==null&&(o?e.length=o:e=null);else{let l={instancePath:i+"/hint",schemaPath:"#/properties/hint/a\
nyOf",keyword:"anyOf",params:{}};e===null?e=[l]:e.push(l),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=
[n]:e.push(n),r++}return V.errors=e,r===0}function xe(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.focusedNode!==void 0){let o=t.focusedNode,p=r,a=!1,l=r;V(o,{instancePath:i+"/focusedNode",parentData:t,parentDataProperty:"\
focusedNode",rootData:P,dynamicAnchors:k})||(e=e===null?V.errors:e.concat(V.errors),r=e.length);var s=l===r;if(a=a||s,!a){let f=r;if(o!==null){let c={instancePath:i+
"/focusedNode",schemaPath:"#/properties/focusedNode/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}var s=f===r;a=a||s}if(a)r=p,
e!==null&&(p?e.length=p:e=null);else{let f={instancePath:i+"/focusedNode",schemaPath:"#/properties/focusedNode/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:
e.push(f),r++}}if(t.focusedWindow!==void 0){let o=t.focusedWindow,p=r,a=!1,l=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.stageIndex===void 0){let f={instancePath:i+
"/focusedWindow",schemaPath:"#/$defs/FocusedWindow/required",keyword:"required",params:{missingProperty:"stageIndex"}};e===null?e=[f]:e.push(f),r++}if(o.stageIndex!==
void 0){let f=o.stageIndex;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let d={instancePath:i+"/focusedWindow/stageIndex",schemaPath:"#/$defs/Focus\
edWindow/properties/stageIndex/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let d={
instancePath:i+"/focusedWindow/stageIndex",schemaPath:"#/$defs/FocusedWindow/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at\
 least 0"}};e===null?e=[d]:e.push(d),r++}}}else{let f={instancePath:i+"/focusedWindow",schemaPath:"#/$defs/FocusedWindow/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[f]:e.push(f),r++}var n=l===r;if(a=a||n,!a){let f=r;if(o!==null){let c={instancePath:i+"/focusedWindow",schemaPath:"#/properties/focusedWindow/\
anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}var n=f===r;a=a||n}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{let f={instancePath:i+
"/focusedWindow",schemaPath:"#/properties/focusedWindow/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),r++}}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return xe.errors=e,r===0}var qs=qr;function qr(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.stageIndex===void 0){let s={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"stageIndex"}};e===null?e=[s]:e.push(s),r++}if(t.stageIndex!==void 0){let s=t.stageIndex;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex/type",keyword:"type",params:{type:"integer"}};e===
null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex/minimum",keyword:"\
minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),r++}return qr.errors=e,r===0}var Is=$r,Ir={title:"FxThreadState",description:"What the FX thread does.",type:"object",required:[
"busy","stack"],properties:{busy:{description:"It did not answer while it was watched.",type:"boolean"},answeredInMs:{description:"How long it took to answer; n\
ull when it is busy.",type:["number","null"],minimum:0,"x-volatile":!0},stack:{description:"What it is busy with, the innermost first; empty when it is free, or\
 when that can't be seen.","x-volatile":!0,type:"array",items:{type:"string"}}}};function $r(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,
dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.busy===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"busy"}};e===null?e=[s]:e.push(s),r++}if(t.stack===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"stack"}};e===null?e=[s]:e.push(s),r++}if(t.busy!==void 0&&typeof t.busy!="boolean"){let s={instancePath:i+"/busy",schemaPath:"#/properties/busy\
/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.answeredInMs!==void 0){let s=t.answeredInMs;if(!(typeof s=="number"&&isFinite(s))&&
s!==null){let n={instancePath:i+"/answeredInMs",schemaPath:"#/properties/answeredInMs/type",keyword:"type",params:{type:Ir.properties.answeredInMs.type}};e===null?
e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/answeredInMs",schemaPath:"#/properties/answeredInMs/minimum",keyword:"\
minimum",params:{expected:"a number of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.stack!==void 0){let s=t.stack;if(Array.isArray(s)){let n=s.length;for(let o=0;o<
n;o++)if(typeof s[o]!="string"){let p={instancePath:i+"/stack/"+o,schemaPath:"#/properties/stack/items/type",keyword:"type",params:{type:"string"}};e===null?e=[
p]:e.push(p),r++}}else{let n={instancePath:i+"/stack",schemaPath:"#/properties/stack/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return $r.errors=e,r===0}var $s=jr;var Ye=new RegExp("^mcp-javafx-ui/1\\.[0-9]+$","u");function jr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,
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
bject"}};e===null?e=[s]:e.push(s),r++}return jr.errors=e,r===0}var js=_r;function _r(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.pointer===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pointer"}};e===null?e=[s]:e.push(s),r++}if(t.
message===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[s]:e.push(s),r++}if(t.expected===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expected"}};e===null?e=[s]:e.push(s),r++}if(t.pointer!==void 0&&
typeof t.pointer!="string"){let s={instancePath:i+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(
s),r++}if(t.message!==void 0&&typeof t.message!="string"){let s={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[s]:e.push(s),r++}if(t.expected!==void 0&&typeof t.expected!="string"){let s={instancePath:i+"/expected",schemaPath:"#/properties/expected/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}return _r.errors=e,r===0}var _s=Nr;function Nr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
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
return Nr.errors=e,r===0}var Ns=Dr;function Dr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&
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
type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Dr.errors=e,r===0}var Ds=Lr;function Lr(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.uid===void 0){let s={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"uid"}};e===null?e=[s]:e.push(s),r++}if(t.windowId===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"windowId"}};e===null?e=[s]:e.push(s),r++}if(t.line===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"line"}};e===null?e=[s]:e.push(s),r++}if(t.uid!==void 0&&typeof t.uid!="string"){let s={instancePath:i+"/uid",schemaPath:"#/properties/u\
id/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.windowId!==void 0){let s=t.windowId;if(typeof s=="string"){if(!re.test(s)){let n={
instancePath:i+"/windowId",schemaPath:"#/$defs/WindowId/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i+"/windowId",schemaPath:"#/$defs/WindowId/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.line!==void 0&&typeof t.
line!="string"){let s={instancePath:i+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Lr.errors=e,r===0}var Ls=Cr;function Cr(t,{instancePath:i="",
parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(typeof t=="string"){if(_(t)<1){let s={instancePath:i,schemaPath:"#/min\
Length",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[s]:e.push(s),r++}if(_(t)>1e3){let s={instancePath:i,schemaPath:"#/\
maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return Cr.errors=e,r===0}var Cs=Tr;function Tr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return Tr.errors=e,r===0}var Ts=be,Gt={title:"LookWindow",description:"A\
 window of a look.",type:"object",required:["windowId","kind","modal","current","shown","lines"],properties:{windowId:{description:"Names it.",$ref:"#/$defs/Win\
dowId"},kind:{description:"Stage, dialog or popup.",$ref:"#/$defs/StageKind"},title:{description:"Its title.",type:["string","null"]},modal:{description:"Whethe\
r other windows take no input while it shows.",type:"boolean"},current:{description:"Whether it is the current window.",type:"boolean"},ownerId:{description:"Th\
e window that owns it.",anyOf:[{$ref:"#/$defs/WindowId"},{type:"null"}]},behind:{description:"The modal window that takes its input.",anyOf:[{$ref:"#/$defs/Wind\
owId"},{type:"null"}]},shown:{description:"Whether the outline has its lines; otherwise it is only mentioned.",type:"boolean"},lines:{description:"How many line\
s it has, those that were left out included.",type:"integer",minimum:0}}};function be(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){
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
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:Gt.properties.title.type}};e===null?e=[p]:e.push(p),r++}}if(t.modal!==void 0&&typeof t.
modal!="boolean"){let o={instancePath:i+"/modal",schemaPath:"#/properties/modal/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(t.
current!==void 0&&typeof t.current!="boolean"){let o={instancePath:i+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[o]:e.push(o),r++}if(t.ownerId!==void 0){let o=t.ownerId,p=r,a=!1,l=r;if(typeof o=="string"){if(!re.test(o)){let f={instancePath:i+"/ownerId",schemaPath:"\
#/$defs/WindowId/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/ownerI\
d",schemaPath:"#/$defs/WindowId/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}var s=l===r;if(a=a||s,!a){let f=r;if(o!==null){let c={
instancePath:i+"/ownerId",schemaPath:"#/properties/ownerId/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}var s=f===r;a=a||s}if(a)
r=p,e!==null&&(p?e.length=p:e=null);else{let f={instancePath:i+"/ownerId",schemaPath:"#/properties/ownerId/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(
f),r++}}if(t.behind!==void 0){let o=t.behind,p=r,a=!1,l=r;if(typeof o=="string"){if(!re.test(o)){let f={instancePath:i+"/behind",schemaPath:"#/$defs/WindowId/pa\
ttern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/behind",schemaPath:"#/$de\
fs/WindowId/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}var n=l===r;if(a=a||n,!a){let f=r;if(o!==null){let c={instancePath:i+"/beh\
ind",schemaPath:"#/properties/behind/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}var n=f===r;a=a||n}if(a)r=p,e!==null&&(p?e.
length=p:e=null);else{let f={instancePath:i+"/behind",schemaPath:"#/properties/behind/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),r++}}if(t.shown!==
void 0&&typeof t.shown!="boolean"){let o={instancePath:i+"/shown",schemaPath:"#/properties/shown/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.
push(o),r++}if(t.lines!==void 0){let o=t.lines;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:i+"/lines",schemaPath:"#/properties\
/lines/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/l\
ines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return be.errors=e,r===0}var Fs=ve;function ve(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
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
return ve.errors=e,r===0}var Es=Fr;function Fr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.usedBytes===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"usedBytes"}};e===null?e=[s]:e.push(s),r++}
if(t.maxBytes===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxBytes"}};e===null?e=[s]:e.push(s),r++}if(t.
usedBytes!==void 0){let s=t.usedBytes;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/usedBytes",schemaPath:"#/properties/used\
Bytes/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/us\
edBytes",schemaPath:"#/properties/usedBytes/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.maxBytes!==
void 0){let s=t.maxBytes;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/maxBytes",schemaPath:"#/properties/maxBytes/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/maxBytes",schemaPath:"#\
/properties/maxBytes/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Fr.errors=e,r===0}var Rs=Er;function Er(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(typeof t=="string"){if(!Ge.test(t)){let s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{
expected:"one of SHIFT, CTRL, ALT, META, SHORTCUT"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[s]:e.push(s),r++}return Er.errors=e,r===0}var Ss=Rr;function Rr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.available===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"available"}};e===null?e=[s]:e.push(s),r++}
if(t.available!==void 0){let s=t.available;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)ke(s[o],{instancePath:i+"/available/"+o,parentData:s,parentDataProperty:o,
rootData:P,dynamicAnchors:k})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)}else{let n={instancePath:i+"/available",schemaPath:"#/properties/available/\
type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}return Rr.errors=e,r===0}var Ws=Sr,Me={title:"NodeAccessibility",description:"What assistive technology is told.",type:"object",required:[],
properties:{role:{description:"Accessible role.",type:["string","null"]},help:{description:"Accessible help.",type:["string","null"]}}};function Sr(t,{instancePath:i="",
parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.role!==void 0){let s=t.
role;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type:Me.properties.role.type}};e===
null?e=[n]:e.push(n),r++}}if(t.help!==void 0){let s=t.help;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/help",schemaPath:"#/properties/help/type",keyword:"\
type",params:{type:Me.properties.help.type}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}return Sr.errors=e,r===0}var Bs=Br,Wr={title:"NodeFx",description:"JavaFX properties.",type:"object",required:[],properties:{properties:{
description:"Tooltip, user data and other properties, keys sorted. `userData` is there only as a string, number or boolean.",type:"object",additionalProperties:{
type:["string","number","boolean","null"]}}}};function Br(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.properties!==void 0){let s=t.properties;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let o=s[n];
if(typeof o!="string"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"&&o!==null){let p={instancePath:i+"/properties/"+n.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/properties/additionalProperties/type",keyword:"type",params:{type:Wr.properties.properties.additionalProperties.type}};e===null?e=
[p]:e.push(p),r++}}else{let n={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Br.errors=e,r===0}var Ms=Mr;function Mr(t,{
instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id!==
void 0){let s=t.id;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:oe.properties.id.type}};
e===null?e=[n]:e.push(n),r++}}if(t.type!==void 0){let s=t.type;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:oe.properties.type.type}};e===null?e=[n]:e.push(n),r++}}if(t.text!==void 0){let s=t.text;if(typeof s!="string"&&s!==null){let n={instancePath:i+
"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:oe.properties.text.type}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Mr.errors=e,r===0}var Us=Ae;function Ae(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
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
return Ae.errors=e,r===0}var Vs=pe,Jt={title:"NodeMatch",description:"A node that a query found.",type:"object",required:["ref","type","id","summary"],properties:{
ref:{description:"Names the node.",$ref:"#/$defs/NodeRef"},type:{description:"Its type.",type:"string",minLength:1},id:{description:"Its id.",type:["string","nu\
ll"]},summary:{description:"Type and the most telling values: `Button[text=OK]`.",type:"string"},layout:{description:"Where it is.",$ref:"#/$defs/MatchLayout"},
ancestor:{description:"The line of the nearest node above it that has a name, an id or a row, as ui_look writes it.",type:"string"}}};function pe(t,{instancePath:i="",
parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ref===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"ref"}};e===null?e=[s]:e.push(s),r++}if(t.type===void 0){let s={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),r++}if(t.id===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[s]:e.push(s),r++}if(t.summary===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"summary"}};e===null?e=[s]:e.push(s),r++}if(t.ref!==void 0&&(V(t.ref,{instancePath:i+"/ref",parentData:t,parentDataProperty:"ref",rootData:P,dynamicAnchors:k})||
(e=e===null?V.errors:e.concat(V.errors),r=e.length)),t.type!==void 0){let s=t.type;if(typeof s=="string"){if(_(s)<1){let n={instancePath:i+"/type",schemaPath:"#\
/properties/type/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"\
/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.id!==void 0){let s=t.id;if(typeof s!="strin\
g"&&s!==null){let n={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:Jt.properties.id.type}};e===null?e=[n]:e.push(n),r++}}if(t.
summary!==void 0&&typeof t.summary!="string"){let s={instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"}};e===
null?e=[s]:e.push(s),r++}if(t.layout!==void 0&&(ve(t.layout,{instancePath:i+"/layout",parentData:t,parentDataProperty:"layout",rootData:P,dynamicAnchors:k})||(e=
e===null?ve.errors:e.concat(ve.errors),r=e.length)),t.ancestor!==void 0&&typeof t.ancestor!="string"){let s={instancePath:i+"/ancestor",schemaPath:"#/properties\
/ancestor/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),r++}return pe.errors=e,r===0}var Hs=Ur;function Ur(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.path!==void 0){let c=t.path;if(typeof c!="string"&&c!==null){let b={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:ie.
properties.path.type}};e===null?e=[b]:e.push(b),r++}if(typeof c=="string"&&!_e.test(c)){let b={instancePath:i+"/path",schemaPath:"#/properties/path/pattern",keyword:"\
pattern",params:{expected:"a path such as /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[b]:e.push(b),r++}}if(t.uid!==void 0){let c=t.uid;if(typeof c!="\
string"&&c!==null){let b={instancePath:i+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type:ie.properties.uid.type}};e===null?e=[b]:e.push(b),
r++}if(typeof c=="string"){if(_(c)<1){let b={instancePath:i+"/uid",schemaPath:"#/properties/uid/minLength",keyword:"minLength",params:{expected:"a string of 1 t\
o 200 characters"}};e===null?e=[b]:e.push(b),r++}if(_(c)>200){let b={instancePath:i+"/uid",schemaPath:"#/properties/uid/maxLength",keyword:"maxLength",params:{expected:"\
a string of 1 to 200 characters"}};e===null?e=[b]:e.push(b),r++}}}if(t.hint!==void 0){let c=t.hint;if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null){let b={
instancePath:i+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type:ie.properties.hint.type}};e===null?e=[b]:e.push(b),r++}}let a=r,l=r,f=!1,
d=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.uid===void 0){let c={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/0/required",keyword:"required",params:{
missingProperty:"uid"}};e===null?e=[c]:e.push(c),r++}if(t.uid!==void 0){let c=r,b=r;if(t.uid!==null){let I={};e===null?e=[I]:e.push(I),r++}var s=b===r;if(s){let I={
instancePath:i+"/uid",schemaPath:"#/x-atLeastOne/anyOf/0/properties/uid/not",keyword:"not",params:{}};e===null?e=[I]:e.push(I),r++}else r=c,e!==null&&(c?e.length=
c:e=null)}}else{let c={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var n=d===r;if(f=
f||n,!f){let c=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let I={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/1/required",keyword:"re\
quired",params:{missingProperty:"path"}};e===null?e=[I]:e.push(I),r++}if(t.path!==void 0){let I=r,C=r;if(t.path!==null){let u={};e===null?e=[u]:e.push(u),r++}var o=C===
r;if(o){let u={instancePath:i+"/path",schemaPath:"#/x-atLeastOne/anyOf/1/properties/path/not",keyword:"not",params:{}};e===null?e=[u]:e.push(u),r++}else r=I,e!==
null&&(I?e.length=I:e=null)}}else{let I={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),
r++}var n=c===r;f=f||n}if(f)r=l,e!==null&&(l?e.length=l:e=null);else{let c={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?
e=[c]:e.push(c),r++}var p=a===r;if(!p){let c={instancePath:i,schemaPath:"#/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["uid","path"]}};e===null?e=[c]:
e.push(c),r++}for(let c in t)if(!(c==="path"||c==="uid"||c==="hint")){let b={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c,members:["path","uid","hint"]}};e===null?e=[b]:e.push(b),r++}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[a]:e.push(a),r++}return Ur.errors=e,r===0}var Ys=Vr;function Vr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"}};e===null?e=[n]:e.push(n),r++}if(t.uid===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uid"}};e===null?
e=[n]:e.push(n),r++}if(t.path!==void 0){let n=t.path;if(typeof n=="string"){if(!_e.test(n)){let o={instancePath:i+"/path",schemaPath:"#/properties/path/pattern",
keyword:"pattern",params:{expected:"a path such as /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.uid!==void 0){let n=t.uid;if(typeof n=="string"){if(_(n)>200){
let o={instancePath:i+"/uid",schemaPath:"#/properties/uid/maxLength",keyword:"maxLength",params:{expected:"a uid such as u-3k9 or a UUID"}};e===null?e=[o]:e.push(
o),r++}if(!Or.test(n)){let o={instancePath:i+"/uid",schemaPath:"#/properties/uid/pattern",keyword:"pattern",params:{expected:"a uid such as u-3k9 or a UUID"}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}
if(t.hint!==void 0){let n=t.hint,o=r,p=!1,a=r;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id!==void 0){let l=n.id;if(typeof l!="string"&&l!==null){let f={
instancePath:i+"/hint/id",schemaPath:"#/$defs/NodeHint/properties/id/type",keyword:"type",params:{type:oe.properties.id.type}};e===null?e=[f]:e.push(f),r++}}if(n.
type!==void 0){let l=n.type;if(typeof l!="string"&&l!==null){let f={instancePath:i+"/hint/type",schemaPath:"#/$defs/NodeHint/properties/type/type",keyword:"type",
params:{type:oe.properties.type.type}};e===null?e=[f]:e.push(f),r++}}if(n.text!==void 0){let l=n.text;if(typeof l!="string"&&l!==null){let f={instancePath:i+"/h\
int/text",schemaPath:"#/$defs/NodeHint/properties/text/type",keyword:"type",params:{type:oe.properties.text.type}};e===null?e=[f]:e.push(f),r++}}}else{let l={instancePath:i+
"/hint",schemaPath:"#/$defs/NodeHint/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}var s=a===r;if(p=p||s,!p){let l=r;if(n!==null){let d={
instancePath:i+"/hint",schemaPath:"#/properties/hint/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[d]:e.push(d),r++}var s=l===r;p=p||s}if(p)r=o,
e!==null&&(o?e.length=o:e=null);else{let l={instancePath:i+"/hint",schemaPath:"#/properties/hint/anyOf",keyword:"anyOf",params:{}};e===null?e=[l]:e.push(l),r++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Vr.errors=e,r===0}var Ks=Hr,Ue={title:"Node\
Text",description:"What the node shows as text.",type:"object",required:[],properties:{label:{description:"Its displayed text.",type:["string","null"]},prompt:{
description:"The hint that an empty input shows.",type:["string","null"]}}};function Hr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.label!==void 0){let s=t.label;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/label",schemaPath:"\
#/properties/label/type",keyword:"type",params:{type:Ue.properties.label.type}};e===null?e=[n]:e.push(n),r++}}if(t.prompt!==void 0){let s=t.prompt;if(typeof s!=
"string"&&s!==null){let n={instancePath:i+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type:Ue.properties.prompt.type}};e===null?e=[n]:
e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Hr.errors=e,r===0}var zs=Yr,
ye={title:"NodeValue",description:"What the user has entered or chosen.",type:"object",required:[],properties:{text:{description:"Content of a text input or dis\
played value of a value control; null for a password.",type:["string","null"]},selected:{description:"State of a toggle or radio button.",type:["boolean","null"]},
checked:{description:"State of a check box.",type:["boolean","null"]}}};function Yr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.text!==void 0){let s=t.text;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:ye.properties.text.type}};e===null?e=[n]:e.push(n),r++}}if(t.selected!==void 0){let s=t.selected;if(typeof s!=
"boolean"&&s!==null){let n={instancePath:i+"/selected",schemaPath:"#/properties/selected/type",keyword:"type",params:{type:ye.properties.selected.type}};e===null?
e=[n]:e.push(n),r++}}if(t.checked!==void 0){let s=t.checked;if(typeof s!="boolean"&&s!==null){let n={instancePath:i+"/checked",schemaPath:"#/properties/checked/\
type",keyword:"type",params:{type:ye.properties.checked.type}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[s]:e.push(s),r++}return Yr.errors=e,r===0}var Xs=Kr;function Kr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.reason!==void 0&&typeof t.reason!="string"){let s={instancePath:i+"/reason",schemaPath:"#/$defs/NotEnabledReason/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Kr.
errors=e,r===0}var Gs=zr;function zr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(typeof t!="s\
tring"){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return zr.errors=e,r===0}var Js=Gr,H={title:"\
Predicate",description:"All given members must hold.",type:"object",required:[],properties:{typeIs:{description:"The type is one of these.",type:["array","null"],
items:{type:"string",minLength:1},minItems:1,maxItems:100},idEquals:{description:"The id is this.",type:["string","null"],maxLength:1e3},styleClassHas:{description:"\
This style class is there.",type:["string","null"],maxLength:1e3},textContains:{description:"As a search for `text` with `contains`: trimmed, ignoring case, and\
 only of what is visible.",type:["string","null"],minLength:1,maxLength:1e3},role:{description:"The accessible role is this, in any letter case: `BUTTON`.",type:[
"string","null"],minLength:1,maxLength:1e3},tooltip:{description:"The tooltip contains this: trimmed, ignoring case.",type:["string","null"],minLength:1,maxLength:1e3},
prompt:{description:"The prompt contains this: trimmed, ignoring case.",type:["string","null"],minLength:1,maxLength:1e3},labelContains:{description:"The label \
that is for the control contains this: trimmed, ignoring case, and only what is visible.",type:["string","null"],minLength:1,maxLength:1e3},visible:{description:"\
The reported `visible` is this.",type:["boolean","null"]},enabled:{description:"`disabled` is the opposite of this.",type:["boolean","null"]}},additionalProperties:!1,
"x-atLeastOne":["typeIs","idEquals","styleClassHas","textContains","role","tooltip","prompt","labelContains","visible","enabled"]},Xr=Object.prototype.hasOwnProperty;function Gr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.typeIs!==void 0){let w=t.typeIs;if(!Array.isArray(w)&&w!==null){let x={instancePath:i+"/typeIs",schemaPath:"#/properties/typeIs/type",keyword:"type",params:{
type:H.properties.typeIs.type}};e===null?e=[x]:e.push(x),r++}if(Array.isArray(w)){let x=w.length;for(let $=0;$<x;$++){let T=w[$];if(typeof T=="string"){if(_(T)<
1){let S={instancePath:i+"/typeIs/"+$,schemaPath:"#/properties/typeIs/items/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};
e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:i+"/typeIs/"+$,schemaPath:"#/properties/typeIs/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[S]:e.push(S),r++}}if(w.length<1){let $={instancePath:i+"/typeIs",schemaPath:"#/properties/typeIs/minItems",keyword:"minItems",params:{expected:"a list of 1 t\
o 100 items"}};e===null?e=[$]:e.push($),r++}if(w.length>100){let $={instancePath:i+"/typeIs",schemaPath:"#/properties/typeIs/maxItems",keyword:"maxItems",params:{
expected:"a list of 1 to 100 items"}};e===null?e=[$]:e.push($),r++}}}if(t.idEquals!==void 0){let w=t.idEquals;if(typeof w!="string"&&w!==null){let x={instancePath:i+
"/idEquals",schemaPath:"#/properties/idEquals/type",keyword:"type",params:{type:H.properties.idEquals.type}};e===null?e=[x]:e.push(x),r++}if(typeof w=="string"&&
_(w)>1e3){let x={instancePath:i+"/idEquals",schemaPath:"#/properties/idEquals/maxLength",keyword:"maxLength",params:{expected:"a string of at most 1000 characte\
rs"}};e===null?e=[x]:e.push(x),r++}}if(t.styleClassHas!==void 0){let w=t.styleClassHas;if(typeof w!="string"&&w!==null){let x={instancePath:i+"/styleClassHas",schemaPath:"\
#/properties/styleClassHas/type",keyword:"type",params:{type:H.properties.styleClassHas.type}};e===null?e=[x]:e.push(x),r++}if(typeof w=="string"&&_(w)>1e3){let x={
instancePath:i+"/styleClassHas",schemaPath:"#/properties/styleClassHas/maxLength",keyword:"maxLength",params:{expected:"a string of at most 1000 characters"}};e===
null?e=[x]:e.push(x),r++}}if(t.textContains!==void 0){let w=t.textContains;if(typeof w!="string"&&w!==null){let x={instancePath:i+"/textContains",schemaPath:"#/\
properties/textContains/type",keyword:"type",params:{type:H.properties.textContains.type}};e===null?e=[x]:e.push(x),r++}if(typeof w=="string"){if(_(w)<1){let x={
instancePath:i+"/textContains",schemaPath:"#/properties/textContains/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?
e=[x]:e.push(x),r++}if(_(w)>1e3){let x={instancePath:i+"/textContains",schemaPath:"#/properties/textContains/maxLength",keyword:"maxLength",params:{expected:"a \
string of 1 to 1000 characters"}};e===null?e=[x]:e.push(x),r++}}}if(t.role!==void 0){let w=t.role;if(typeof w!="string"&&w!==null){let x={instancePath:i+"/role",
schemaPath:"#/properties/role/type",keyword:"type",params:{type:H.properties.role.type}};e===null?e=[x]:e.push(x),r++}if(typeof w=="string"){if(_(w)<1){let x={instancePath:i+
"/role",schemaPath:"#/properties/role/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[x]:e.push(x),r++}if(_(w)>
1e3){let x={instancePath:i+"/role",schemaPath:"#/properties/role/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=
[x]:e.push(x),r++}}}if(t.tooltip!==void 0){let w=t.tooltip;if(typeof w!="string"&&w!==null){let x={instancePath:i+"/tooltip",schemaPath:"#/properties/tooltip/ty\
pe",keyword:"type",params:{type:H.properties.tooltip.type}};e===null?e=[x]:e.push(x),r++}if(typeof w=="string"){if(_(w)<1){let x={instancePath:i+"/tooltip",schemaPath:"\
#/properties/tooltip/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[x]:e.push(x),r++}if(_(w)>1e3){let x={instancePath:i+
"/tooltip",schemaPath:"#/properties/tooltip/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[x]:e.push(x),r++}}}
if(t.prompt!==void 0){let w=t.prompt;if(typeof w!="string"&&w!==null){let x={instancePath:i+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{
type:H.properties.prompt.type}};e===null?e=[x]:e.push(x),r++}if(typeof w=="string"){if(_(w)<1){let x={instancePath:i+"/prompt",schemaPath:"#/properties/prompt/m\
inLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[x]:e.push(x),r++}if(_(w)>1e3){let x={instancePath:i+"/prompt",schemaPath:"\
#/properties/prompt/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[x]:e.push(x),r++}}}if(t.labelContains!==void 0){
let w=t.labelContains;if(typeof w!="string"&&w!==null){let x={instancePath:i+"/labelContains",schemaPath:"#/properties/labelContains/type",keyword:"type",params:{
type:H.properties.labelContains.type}};e===null?e=[x]:e.push(x),r++}if(typeof w=="string"){if(_(w)<1){let x={instancePath:i+"/labelContains",schemaPath:"#/prope\
rties/labelContains/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[x]:e.push(x),r++}if(_(w)>1e3){let x={instancePath:i+
"/labelContains",schemaPath:"#/properties/labelContains/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[x]:e.push(
x),r++}}}if(t.visible!==void 0){let w=t.visible;if(typeof w!="boolean"&&w!==null){let x={instancePath:i+"/visible",schemaPath:"#/properties/visible/type",keyword:"\
type",params:{type:H.properties.visible.type}};e===null?e=[x]:e.push(x),r++}}if(t.enabled!==void 0){let w=t.enabled;if(typeof w!="boolean"&&w!==null){let x={instancePath:i+
"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:H.properties.enabled.type}};e===null?e=[x]:e.push(x),r++}}let u=r,g=r,m=!1,R=r;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.typeIs===void 0){let w={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/0/required",keyword:"required",params:{missingProperty:"\
typeIs"}};e===null?e=[w]:e.push(w),r++}if(t.typeIs!==void 0){let w=r,x=r;if(t.typeIs!==null){let $={};e===null?e=[$]:e.push($),r++}var s=x===r;if(s){let $={instancePath:i+
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
ins"}};e===null?e=[q]:e.push(q),r++}if(t.textContains!==void 0){let q=r,y=r;if(t.textContains!==null){let L={};e===null?e=[L]:e.push(L),r++}var a=y===r;if(a){let L={
instancePath:i+"/textContains",schemaPath:"#/x-atLeastOne/anyOf/3/properties/textContains/not",keyword:"not",params:{}};e===null?e=[L]:e.push(L),r++}else r=q,e!==
null&&(q?e.length=q:e=null)}}else{let q={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/3/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),
r++}var n=S===r;if(m=m||n,!m){let q=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.role===void 0){let L={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/4/\
required",keyword:"required",params:{missingProperty:"role"}};e===null?e=[L]:e.push(L),r++}if(t.role!==void 0){let L=r,v=r;if(t.role!==null){let E={};e===null?e=
[E]:e.push(E),r++}var l=v===r;if(l){let E={instancePath:i+"/role",schemaPath:"#/x-atLeastOne/anyOf/4/properties/role/not",keyword:"not",params:{}};e===null?e=[E]:
e.push(E),r++}else r=L,e!==null&&(L?e.length=L:e=null)}}else{let L={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/4/type",keyword:"type",params:{type:"object"}};
e===null?e=[L]:e.push(L),r++}var n=q===r;if(m=m||n,!m){let L=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.tooltip===void 0){let E={instancePath:i,schemaPath:"\
#/x-atLeastOne/anyOf/5/required",keyword:"required",params:{missingProperty:"tooltip"}};e===null?e=[E]:e.push(E),r++}if(t.tooltip!==void 0){let E=r,D=r;if(t.tooltip!==
null){let M={};e===null?e=[M]:e.push(M),r++}var f=D===r;if(f){let M={instancePath:i+"/tooltip",schemaPath:"#/x-atLeastOne/anyOf/5/properties/tooltip/not",keyword:"\
not",params:{}};e===null?e=[M]:e.push(M),r++}else r=E,e!==null&&(E?e.length=E:e=null)}}else{let E={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/5/type",keyword:"\
type",params:{type:"object"}};e===null?e=[E]:e.push(E),r++}var n=L===r;if(m=m||n,!m){let E=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.prompt===void 0){
let M={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/6/required",keyword:"required",params:{missingProperty:"prompt"}};e===null?e=[M]:e.push(M),r++}if(t.prompt!==
void 0){let M=r,F=r;if(t.prompt!==null){let K={};e===null?e=[K]:e.push(K),r++}var d=F===r;if(d){let K={instancePath:i+"/prompt",schemaPath:"#/x-atLeastOne/anyOf\
/6/properties/prompt/not",keyword:"not",params:{}};e===null?e=[K]:e.push(K),r++}else r=M,e!==null&&(M?e.length=M:e=null)}}else{let M={instancePath:i,schemaPath:"\
#/x-atLeastOne/anyOf/6/type",keyword:"type",params:{type:"object"}};e===null?e=[M]:e.push(M),r++}var n=E===r;if(m=m||n,!m){let M=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.labelContains===void 0){let K={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/7/required",keyword:"required",params:{missingProperty:"labelCon\
tains"}};e===null?e=[K]:e.push(K),r++}if(t.labelContains!==void 0){let K=r,N=r;if(t.labelContains!==null){let j={};e===null?e=[j]:e.push(j),r++}var c=N===r;if(c){
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
let w={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}var C=u===r;if(!C){let w={instancePath:i,schemaPath:"\
#/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["typeIs","idEquals","styleClassHas","textContains","role","tooltip","prompt","labelContains","visible","\
enabled"]}};e===null?e=[w]:e.push(w),r++}for(let w in t)if(!Xr.call(H.properties,w)){let x={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:w,members:["typeIs","idEquals","styleClassHas","textContains","role","tooltip","prompt","labelContains","visible","enab\
led"]}};e===null?e=[x]:e.push(x),r++}}else{let u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Gr.
errors=e,r===0}var Zs=Jr;function Jr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t==
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
e=[s]:e.push(s),r++}return Jr.errors=e,r===0}var Qs=Oe,Zt={title:"QueryScope",description:"Where a query searches: a window and the popups that it owns, or all \
windows.",type:"object",required:[],properties:{stage:{description:"Default: `focused`, or `index` when `stageIndex` is given.",anyOf:[{$ref:"#/$defs/ScopeChoic\
e"},{type:"null"}]},stageIndex:{description:"Index of the window.",type:["integer","null"],minimum:0},window:{description:"A window by its `windowId`, or `curre\
nt`; alone, without `stage` and `stageIndex`.",anyOf:[{$ref:"#/$defs/WindowChoice"},{type:"null"}]}},additionalProperties:!1},Zr={title:"ScopeChoice",description:"\
Which window a query searches: the focused one, the one that `stageIndex` names, or all of them.",type:"string",enum:["focused","index","all"]};var we=new RegExp("^(current|w[1-9][0-9]{0,8})$","u");function Oe(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.stage!==void 0){let o=t.stage,p=r,a=!1,l=r;if(typeof o!="string"){let f={instancePath:i+"/stage",schemaPath:"\
#/$defs/ScopeChoice/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(!(o==="focused"||o==="index"||o==="all")){let f={instancePath:i+
"/stage",schemaPath:"#/$defs/ScopeChoice/enum",keyword:"enum",params:{allowedValues:Zr.enum}};e===null?e=[f]:e.push(f),r++}var s=l===r;if(a=a||s,!a){let f=r;if(o!==
null){let c={instancePath:i+"/stage",schemaPath:"#/properties/stage/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}var s=f===r;
a=a||s}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{let f={instancePath:i+"/stage",schemaPath:"#/properties/stage/anyOf",keyword:"anyOf",params:{}};e===null?e=
[f]:e.push(f),r++}}if(t.stageIndex!==void 0){let o=t.stageIndex;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:i+"/stag\
eIndex",schemaPath:"#/properties/stageIndex/type",keyword:"type",params:{type:Zt.properties.stageIndex.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&
isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of\
 at least 0"}};e===null?e=[p]:e.push(p),r++}}if(t.window!==void 0){let o=t.window,p=r,a=!1,l=r;if(typeof o=="string"){if(!we.test(o)){let f={instancePath:i+"/wi\
ndow",schemaPath:"#/$defs/WindowChoice/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2, or current"}};e===null?e=[f]:e.push(f),r++}}else{
let f={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}var n=l===r;if(a=a||n,
!a){let f=r;if(o!==null){let c={instancePath:i+"/window",schemaPath:"#/properties/window/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(
c),r++}var n=f===r;a=a||n}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{let f={instancePath:i+"/window",schemaPath:"#/properties/window/anyOf",keyword:"anyOf",params:{}};
e===null?e=[f]:e.push(f),r++}}for(let o in t)if(!(o==="stage"||o==="stageIndex"||o==="window")){let p={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o,members:["stage","stageIndex","window"]}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Oe.errors=e,r===0}var ei=qe;var le={title:"VisibleCell",description:"One cell of a row on screen.",type:"object",required:[],properties:{columnId:{description:"Id of its column; null witho\
ut one.",type:["string","null"]},text:{description:"What the cell shows.",type:["string","null"]}}};function qe(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.index===void 0){let s={instancePath:i,schemaPath:"#/requi\
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
array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return qe.
errors=e,r===0}var ri=Ie;function Ie(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.total===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[s]:e.push(s),r++}if(t.rows===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"}};e===null?e=[s]:e.push(s),r++}if(t.total!==void 0){let s=t.
total;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/total",schemaPath:"#/properties/total/minim\
um",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.rows!==void 0){let s=t.rows;if(Array.isArray(s)){let n=s.
length;for(let o=0;o<n;o++)qe(s[o],{instancePath:i+"/rows/"+o,parentData:s,parentDataProperty:o,rootData:P,dynamicAnchors:k})||(e=e===null?qe.errors:e.concat(qe.
errors),r=e.length)}else{let n={instancePath:i+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Ie.errors=e,r===0}var ti=Qr;function Qr(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.ref===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ref"}};e===null?e=[s]:e.push(s),r++}if(t.ref!==
void 0){let s=t.ref;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type:"\
object"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Qr.
errors=e,r===0}var si=et;var Ve=new RegExp("^r[1-9][0-9]{0,14}$","u");function et(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,
r=0;if(typeof t=="string"){if(!Ve.test(t)){let s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{expected:"the revision of a look such as r17"}};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return et.errors=
e,r===0}var ii=rt;function rt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.from===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"from"}};e===null?e=[s]:e.push(s),r++}if(t.to===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to"}};e===null?e=[s]:e.push(s),r++}if(t.from!==void 0){let s=t.
from;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"in\
teger"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/from",schemaPath:"#/properties/from/minimum",
keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.to!==void 0){let s=t.to;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let n={instancePath:i+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/to",schemaPath:"#/properties/to/minimum",keyword:"minimum",params:{expected:"an integer of at le\
ast 0"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return rt.
errors=e,r===0}var ni=tt,de={title:"RowsRequest",description:"Which rows of a control to read.",type:"object",required:[],properties:{from:{description:"Index o\
f the first row.",type:["integer","null"],minimum:0,default:0},count:{description:"At most this many rows.",type:["integer","null"],minimum:1,maximum:500,default:50},
offscreen:{description:"Also rows that are not on screen; reading them runs the application's own code for cells.",type:["boolean","null"],default:!0}},additionalProperties:!1};
function tt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
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
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return tt.errors=e,r===0}var oi=st;function st(t,{instancePath:i="",
parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(!(t==="focused"||t==="index"||t==="all")){let s={instancePath:i,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:Zr.enum}};e===null?e=[s]:e.push(s),r++}return st.errors=e,r===0}var pi=it;function it(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.x===void 0){let s={instancePath:i,schemaPath:"#/required",
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
ect"}};e===null?e=[s]:e.push(s),r++}return it.errors=e,r===0}var ai=nt;function nt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[u]:e.push(u),r++}if(t.deltaY===
void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"deltaY"}};e===null?e=[u]:e.push(u),r++}if(t.type!==void 0){let u=t.
type;if(typeof u!="string"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}
if(u!=="scroll"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"scroll"}};e===null?e=[g]:e.push(g),r++}}
if(t.target!==void 0){let u=t.target,g=r,m=!1,R=r;B(u,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:k})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length);var s=R===r;if(m=m||s,!m){let w=r;if(u!==null){let $={instancePath:i+"/target",schemaPath:"#/properties/target/anyOf/1/t\
ype",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var s=w===r;m=m||s}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+"/\
target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.locator!==void 0){let u=t.locator,g=r,m=!1,R=r;if(typeof u==
"string"){if(_(u)<1){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[w]:e.push(w),r++}if(_(u)>1e3){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),r++}var n=R===r;if(m=m||n,!m){let w=r;if(u!==null){let $={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var n=w===r;m=m||n}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.deltaY!==void 0){let u=t.deltaY;if(!(typeof u==
"number"&&isFinite(u))){let g={instancePath:i+"/deltaY",schemaPath:"#/properties/deltaY/type",keyword:"type",params:{type:"number"}};e===null?e=[g]:e.push(g),r++}}
let f=r,d=r,c=!1,b=null,I=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.target===void 0){let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",
keyword:"required",params:{missingProperty:"target"}};e===null?e=[u]:e.push(u),r++}if(t.target!==void 0){let u=r,g=r;if(t.target!==null){let m={};e===null?e=[m]:
e.push(m),r++}var o=g===r;if(o){let m={instancePath:i+"/target",schemaPath:"#/x-exactlyOne/oneOf/0/properties/target/not",keyword:"not",params:{}};e===null?e=[m]:
e.push(m),r++}else r=u,e!==null&&(u?e.length=u:e=null)}}else{let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};
e===null?e=[u]:e.push(u),r++}var a=I===r;a&&(c=!0,b=0);let C=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.locator===void 0){let u={instancePath:i,schemaPath:"\
#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{missingProperty:"locator"}};e===null?e=[u]:e.push(u),r++}if(t.locator!==void 0){let u=r,g=r;if(t.locator!==
null){let m={};e===null?e=[m]:e.push(m),r++}var p=g===r;if(p){let m={instancePath:i+"/locator",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"\
not",params:{}};e===null?e=[m]:e.push(m),r++}else r=u,e!==null&&(u?e.length=u:e=null)}}else{let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"\
type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var a=C===r;if(a&&c?(c=!1,b=[b,1]):a&&(c=!0,b=1),c)r=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:i,
schemaPath:"#/x-exactlyOne/oneOf",keyword:"oneOf",params:{passingSchemas:b}};e===null?e=[u]:e.push(u),r++}var l=f===r;if(!l){let u={instancePath:i,schemaPath:"#\
/x-exactlyOne",keyword:"x-exactlyOne",params:{members:["target","locator"]}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(!(u==="type"||u==="target"||u==="loc\
ator"||u==="deltaY")){let g={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u,members:["type","tar\
get","locator","deltaY"]}};e===null?e=[g]:e.push(g),r++}}else{let f={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.
push(f),r++}return nt.errors=e,r===0}var li=$e;function $e(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
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
object"}};e===null?e=[s]:e.push(s),r++}return $e.errors=e,r===0}var fi=je,er={title:"Selector",description:"One or more of `css`, `text` and `predicate`; a node\
 has to satisfy all that are given.",type:"object",required:[],properties:{css:{description:"Compounds of `*`, `Type`, `#id` and `.class`, joined by a space (de\
scendant) or `>` (child): `#ok`, `VBox > Button.primary`.",type:["string","null"],minLength:1,maxLength:1e3},text:{description:"Text that a visible node shows.",
type:["string","null"],minLength:1,maxLength:1e3},match:{description:"How `text` is compared. Default: `contains`.",anyOf:[{$ref:"#/$defs/TextMatch"},{type:"nul\
l"}],default:"contains"},predicate:{description:"Conditions on a node.",anyOf:[{$ref:"#/$defs/Predicate"},{type:"null"}]}},additionalProperties:!1,"x-atLeastOne":[
"css","text","predicate"]},ot={title:"TextMatch",description:"`contains` ignores case, `equals` does not, `regex` is an unanchored RE2 pattern.",type:"string",enum:[
"contains","equals","regex"]};function je(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.css!==void 0){let y=t.css;if(typeof y!="string"&&y!==null){let L={instancePath:i+"/css",schemaPath:"#/properties/css/type",keyword:"type",params:{type:er.
properties.css.type}};e===null?e=[L]:e.push(L),r++}if(typeof y=="string"){if(_(y)<1){let L={instancePath:i+"/css",schemaPath:"#/properties/css/minLength",keyword:"\
minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[L]:e.push(L),r++}if(_(y)>1e3){let L={instancePath:i+"/css",schemaPath:"#/properties\
/css/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[L]:e.push(L),r++}}}if(t.text!==void 0){let y=t.text;if(typeof y!=
"string"&&y!==null){let L={instancePath:i+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:er.properties.text.type}};e===null?e=[L]:e.push(
L),r++}if(typeof y=="string"){if(_(y)<1){let L={instancePath:i+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{expected:"a string o\
f 1 to 1000 characters"}};e===null?e=[L]:e.push(L),r++}if(_(y)>1e3){let L={instancePath:i+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{
expected:"a string of 1 to 1000 characters"}};e===null?e=[L]:e.push(L),r++}}}if(t.match!==void 0){let y=t.match,L=r,v=!1,E=r;if(typeof y!="string"){let D={instancePath:i+
"/match",schemaPath:"#/$defs/TextMatch/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if(!(y==="contains"||y==="equals"||y==="regex")){
let D={instancePath:i+"/match",schemaPath:"#/$defs/TextMatch/enum",keyword:"enum",params:{allowedValues:ot.enum}};e===null?e=[D]:e.push(D),r++}var s=E===r;if(v=
v||s,!v){let D=r;if(y!==null){let F={instancePath:i+"/match",schemaPath:"#/properties/match/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[F]:e.
push(F),r++}var s=D===r;v=v||s}if(v)r=L,e!==null&&(L?e.length=L:e=null);else{let D={instancePath:i+"/match",schemaPath:"#/properties/match/anyOf",keyword:"anyOf",
params:{}};e===null?e=[D]:e.push(D),r++}}if(t.predicate!==void 0){let y=t.predicate,L=r,v=!1,E=r;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.typeIs!==void 0){
let N=y.typeIs;if(!Array.isArray(N)&&N!==null){let j={instancePath:i+"/predicate/typeIs",schemaPath:"#/$defs/Predicate/properties/typeIs/type",keyword:"type",params:{
type:H.properties.typeIs.type}};e===null?e=[j]:e.push(j),r++}if(Array.isArray(N)){let j=N.length;for(let W=0;W<j;W++){let Y=N[W];if(typeof Y=="string"){if(_(Y)<
1){let U={instancePath:i+"/predicate/typeIs/"+W,schemaPath:"#/$defs/Predicate/properties/typeIs/items/minLength",keyword:"minLength",params:{expected:"a string \
of at least 1 character"}};e===null?e=[U]:e.push(U),r++}}else{let U={instancePath:i+"/predicate/typeIs/"+W,schemaPath:"#/$defs/Predicate/properties/typeIs/items\
/type",keyword:"type",params:{type:"string"}};e===null?e=[U]:e.push(U),r++}}if(N.length<1){let W={instancePath:i+"/predicate/typeIs",schemaPath:"#/$defs/Predica\
te/properties/typeIs/minItems",keyword:"minItems",params:{expected:"a list of 1 to 100 items"}};e===null?e=[W]:e.push(W),r++}if(N.length>100){let W={instancePath:i+
"/predicate/typeIs",schemaPath:"#/$defs/Predicate/properties/typeIs/maxItems",keyword:"maxItems",params:{expected:"a list of 1 to 100 items"}};e===null?e=[W]:e.
push(W),r++}}}if(y.idEquals!==void 0){let N=y.idEquals;if(typeof N!="string"&&N!==null){let j={instancePath:i+"/predicate/idEquals",schemaPath:"#/$defs/Predicat\
e/properties/idEquals/type",keyword:"type",params:{type:H.properties.idEquals.type}};e===null?e=[j]:e.push(j),r++}if(typeof N=="string"&&_(N)>1e3){let j={instancePath:i+
"/predicate/idEquals",schemaPath:"#/$defs/Predicate/properties/idEquals/maxLength",keyword:"maxLength",params:{expected:"a string of at most 1000 characters"}};
e===null?e=[j]:e.push(j),r++}}if(y.styleClassHas!==void 0){let N=y.styleClassHas;if(typeof N!="string"&&N!==null){let j={instancePath:i+"/predicate/styleClassHa\
s",schemaPath:"#/$defs/Predicate/properties/styleClassHas/type",keyword:"type",params:{type:H.properties.styleClassHas.type}};e===null?e=[j]:e.push(j),r++}if(typeof N==
"string"&&_(N)>1e3){let j={instancePath:i+"/predicate/styleClassHas",schemaPath:"#/$defs/Predicate/properties/styleClassHas/maxLength",keyword:"maxLength",params:{
expected:"a string of at most 1000 characters"}};e===null?e=[j]:e.push(j),r++}}if(y.textContains!==void 0){let N=y.textContains;if(typeof N!="string"&&N!==null){
let j={instancePath:i+"/predicate/textContains",schemaPath:"#/$defs/Predicate/properties/textContains/type",keyword:"type",params:{type:H.properties.textContains.
type}};e===null?e=[j]:e.push(j),r++}if(typeof N=="string"){if(_(N)<1){let j={instancePath:i+"/predicate/textContains",schemaPath:"#/$defs/Predicate/properties/t\
extContains/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[j]:e.push(j),r++}if(_(N)>1e3){let j={instancePath:i+
"/predicate/textContains",schemaPath:"#/$defs/Predicate/properties/textContains/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 character\
s"}};e===null?e=[j]:e.push(j),r++}}}if(y.role!==void 0){let N=y.role;if(typeof N!="string"&&N!==null){let j={instancePath:i+"/predicate/role",schemaPath:"#/$def\
s/Predicate/properties/role/type",keyword:"type",params:{type:H.properties.role.type}};e===null?e=[j]:e.push(j),r++}if(typeof N=="string"){if(_(N)<1){let j={instancePath:i+
"/predicate/role",schemaPath:"#/$defs/Predicate/properties/role/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=
[j]:e.push(j),r++}if(_(N)>1e3){let j={instancePath:i+"/predicate/role",schemaPath:"#/$defs/Predicate/properties/role/maxLength",keyword:"maxLength",params:{expected:"\
a string of 1 to 1000 characters"}};e===null?e=[j]:e.push(j),r++}}}if(y.tooltip!==void 0){let N=y.tooltip;if(typeof N!="string"&&N!==null){let j={instancePath:i+
"/predicate/tooltip",schemaPath:"#/$defs/Predicate/properties/tooltip/type",keyword:"type",params:{type:H.properties.tooltip.type}};e===null?e=[j]:e.push(j),r++}
if(typeof N=="string"){if(_(N)<1){let j={instancePath:i+"/predicate/tooltip",schemaPath:"#/$defs/Predicate/properties/tooltip/minLength",keyword:"minLength",params:{
expected:"a string of 1 to 1000 characters"}};e===null?e=[j]:e.push(j),r++}if(_(N)>1e3){let j={instancePath:i+"/predicate/tooltip",schemaPath:"#/$defs/Predicate\
/properties/tooltip/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[j]:e.push(j),r++}}}if(y.prompt!==void 0){let N=y.
prompt;if(typeof N!="string"&&N!==null){let j={instancePath:i+"/predicate/prompt",schemaPath:"#/$defs/Predicate/properties/prompt/type",keyword:"type",params:{type:H.
properties.prompt.type}};e===null?e=[j]:e.push(j),r++}if(typeof N=="string"){if(_(N)<1){let j={instancePath:i+"/predicate/prompt",schemaPath:"#/$defs/Predicate/\
properties/prompt/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[j]:e.push(j),r++}if(_(N)>1e3){let j={instancePath:i+
"/predicate/prompt",schemaPath:"#/$defs/Predicate/properties/prompt/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?
e=[j]:e.push(j),r++}}}if(y.labelContains!==void 0){let N=y.labelContains;if(typeof N!="string"&&N!==null){let j={instancePath:i+"/predicate/labelContains",schemaPath:"\
#/$defs/Predicate/properties/labelContains/type",keyword:"type",params:{type:H.properties.labelContains.type}};e===null?e=[j]:e.push(j),r++}if(typeof N=="string"){
if(_(N)<1){let j={instancePath:i+"/predicate/labelContains",schemaPath:"#/$defs/Predicate/properties/labelContains/minLength",keyword:"minLength",params:{expected:"\
a string of 1 to 1000 characters"}};e===null?e=[j]:e.push(j),r++}if(_(N)>1e3){let j={instancePath:i+"/predicate/labelContains",schemaPath:"#/$defs/Predicate/pro\
perties/labelContains/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[j]:e.push(j),r++}}}if(y.visible!==void 0){
let N=y.visible;if(typeof N!="boolean"&&N!==null){let j={instancePath:i+"/predicate/visible",schemaPath:"#/$defs/Predicate/properties/visible/type",keyword:"typ\
e",params:{type:H.properties.visible.type}};e===null?e=[j]:e.push(j),r++}}if(y.enabled!==void 0){let N=y.enabled;if(typeof N!="boolean"&&N!==null){let j={instancePath:i+
"/predicate/enabled",schemaPath:"#/$defs/Predicate/properties/enabled/type",keyword:"type",params:{type:H.properties.enabled.type}};e===null?e=[j]:e.push(j),r++}}
let D=r,M=r,F=!1,K=r;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.typeIs===void 0){let N={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLea\
stOne/anyOf/0/required",keyword:"required",params:{missingProperty:"typeIs"}};e===null?e=[N]:e.push(N),r++}if(y.typeIs!==void 0){let N=r,j=r;if(y.typeIs!==null){
let W={};e===null?e=[W]:e.push(W),r++}var n=j===r;if(n){let W={instancePath:i+"/predicate/typeIs",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/0/properties/\
typeIs/not",keyword:"not",params:{}};e===null?e=[W]:e.push(W),r++}else r=N,e!==null&&(N?e.length=N:e=null)}}else{let N={instancePath:i+"/predicate",schemaPath:"\
#/$defs/Predicate/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}var o=K===r;if(F=F||o,!F){let N=r;if(y&&typeof y==
"object"&&!Array.isArray(y)){if(y.idEquals===void 0){let W={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/1/required",keyword:"re\
quired",params:{missingProperty:"idEquals"}};e===null?e=[W]:e.push(W),r++}if(y.idEquals!==void 0){let W=r,Y=r;if(y.idEquals!==null){let U={};e===null?e=[U]:e.push(
U),r++}var p=Y===r;if(p){let U={instancePath:i+"/predicate/idEquals",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/1/properties/idEquals/not",keyword:"not",params:{}};
e===null?e=[U]:e.push(U),r++}else r=W,e!==null&&(W?e.length=W:e=null)}}else{let W={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/\
1/type",keyword:"type",params:{type:"object"}};e===null?e=[W]:e.push(W),r++}var o=N===r;if(F=F||o,!F){let W=r;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.
styleClassHas===void 0){let U={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/2/required",keyword:"required",params:{missingProperty:"\
styleClassHas"}};e===null?e=[U]:e.push(U),r++}if(y.styleClassHas!==void 0){let U=r,fe=r;if(y.styleClassHas!==null){let z={};e===null?e=[z]:e.push(z),r++}var a=fe===
r;if(a){let z={instancePath:i+"/predicate/styleClassHas",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/2/properties/styleClassHas/not",keyword:"not",params:{}};
e===null?e=[z]:e.push(z),r++}else r=U,e!==null&&(U?e.length=U:e=null)}}else{let U={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/\
2/type",keyword:"type",params:{type:"object"}};e===null?e=[U]:e.push(U),r++}var o=W===r;if(F=F||o,!F){let U=r;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.
textContains===void 0){let z={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/3/required",keyword:"required",params:{missingProperty:"\
textContains"}};e===null?e=[z]:e.push(z),r++}if(y.textContains!==void 0){let z=r,Bt=r;if(y.textContains!==null){let X={};e===null?e=[X]:e.push(X),r++}var l=Bt===
r;if(l){let X={instancePath:i+"/predicate/textContains",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/3/properties/textContains/not",keyword:"not",params:{}};
e===null?e=[X]:e.push(X),r++}else r=z,e!==null&&(z?e.length=z:e=null)}}else{let z={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/\
3/type",keyword:"type",params:{type:"object"}};e===null?e=[z]:e.push(z),r++}var o=U===r;if(F=F||o,!F){let z=r;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.
role===void 0){let X={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/4/required",keyword:"required",params:{missingProperty:"role"}};
e===null?e=[X]:e.push(X),r++}if(y.role!==void 0){let X=r,Mt=r;if(y.role!==null){let G={};e===null?e=[G]:e.push(G),r++}var f=Mt===r;if(f){let G={instancePath:i+"\
/predicate/role",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/4/properties/role/not",keyword:"not",params:{}};e===null?e=[G]:e.push(G),r++}else r=X,e!==null&&
(X?e.length=X:e=null)}}else{let X={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/4/type",keyword:"type",params:{type:"object"}};e===
null?e=[X]:e.push(X),r++}var o=z===r;if(F=F||o,!F){let X=r;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.tooltip===void 0){let G={instancePath:i+"/predicate",
schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/5/required",keyword:"required",params:{missingProperty:"tooltip"}};e===null?e=[G]:e.push(G),r++}if(y.tooltip!==
void 0){let G=r,Ut=r;if(y.tooltip!==null){let J={};e===null?e=[J]:e.push(J),r++}var d=Ut===r;if(d){let J={instancePath:i+"/predicate/tooltip",schemaPath:"#/$def\
s/Predicate/x-atLeastOne/anyOf/5/properties/tooltip/not",keyword:"not",params:{}};e===null?e=[J]:e.push(J),r++}else r=G,e!==null&&(G?e.length=G:e=null)}}else{let G={
instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/5/type",keyword:"type",params:{type:"object"}};e===null?e=[G]:e.push(G),r++}var o=X===
r;if(F=F||o,!F){let G=r;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.prompt===void 0){let J={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-at\
LeastOne/anyOf/6/required",keyword:"required",params:{missingProperty:"prompt"}};e===null?e=[J]:e.push(J),r++}if(y.prompt!==void 0){let J=r,Vt=r;if(y.prompt!==null){
let Z={};e===null?e=[Z]:e.push(Z),r++}var c=Vt===r;if(c){let Z={instancePath:i+"/predicate/prompt",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/6/properties\
/prompt/not",keyword:"not",params:{}};e===null?e=[Z]:e.push(Z),r++}else r=J,e!==null&&(J?e.length=J:e=null)}}else{let J={instancePath:i+"/predicate",schemaPath:"\
#/$defs/Predicate/x-atLeastOne/anyOf/6/type",keyword:"type",params:{type:"object"}};e===null?e=[J]:e.push(J),r++}var o=G===r;if(F=F||o,!F){let J=r;if(y&&typeof y==
"object"&&!Array.isArray(y)){if(y.labelContains===void 0){let Z={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/7/required",keyword:"\
required",params:{missingProperty:"labelContains"}};e===null?e=[Z]:e.push(Z),r++}if(y.labelContains!==void 0){let Z=r,Ht=r;if(y.labelContains!==null){let Q={};e===
null?e=[Q]:e.push(Q),r++}var b=Ht===r;if(b){let Q={instancePath:i+"/predicate/labelContains",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/7/properties/label\
Contains/not",keyword:"not",params:{}};e===null?e=[Q]:e.push(Q),r++}else r=Z,e!==null&&(Z?e.length=Z:e=null)}}else{let Z={instancePath:i+"/predicate",schemaPath:"\
#/$defs/Predicate/x-atLeastOne/anyOf/7/type",keyword:"type",params:{type:"object"}};e===null?e=[Z]:e.push(Z),r++}var o=J===r;if(F=F||o,!F){let Z=r;if(y&&typeof y==
"object"&&!Array.isArray(y)){if(y.visible===void 0){let Q={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/8/required",keyword:"req\
uired",params:{missingProperty:"visible"}};e===null?e=[Q]:e.push(Q),r++}if(y.visible!==void 0){let Q=r,Yt=r;if(y.visible!==null){let ee={};e===null?e=[ee]:e.push(
ee),r++}var I=Yt===r;if(I){let ee={instancePath:i+"/predicate/visible",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/8/properties/visible/not",keyword:"not",
params:{}};e===null?e=[ee]:e.push(ee),r++}else r=Q,e!==null&&(Q?e.length=Q:e=null)}}else{let Q={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLe\
astOne/anyOf/8/type",keyword:"type",params:{type:"object"}};e===null?e=[Q]:e.push(Q),r++}var o=Z===r;if(F=F||o,!F){let Q=r;if(y&&typeof y=="object"&&!Array.isArray(
y)){if(y.enabled===void 0){let ee={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/9/required",keyword:"required",params:{missingProperty:"\
enabled"}};e===null?e=[ee]:e.push(ee),r++}if(y.enabled!==void 0){let ee=r,Kt=r;if(y.enabled!==null){let ge={};e===null?e=[ge]:e.push(ge),r++}var C=Kt===r;if(C){
let ge={instancePath:i+"/predicate/enabled",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/9/properties/enabled/not",keyword:"not",params:{}};e===null?e=[ge]:
e.push(ge),r++}else r=ee,e!==null&&(ee?e.length=ee:e=null)}}else{let ee={instancePath:i+"/predicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf/9/type",keyword:"\
type",params:{type:"object"}};e===null?e=[ee]:e.push(ee),r++}var o=Q===r;F=F||o}}}}}}}}}if(F)r=M,e!==null&&(M?e.length=M:e=null);else{let N={instancePath:i+"/pr\
edicate",schemaPath:"#/$defs/Predicate/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?e=[N]:e.push(N),r++}var u=D===r;if(!u){let N={instancePath:i+"/pr\
edicate",schemaPath:"#/$defs/Predicate/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["typeIs","idEquals","styleClassHas","textContains","role","tooltip",
"prompt","labelContains","visible","enabled"]}};e===null?e=[N]:e.push(N),r++}for(let N in y)if(!Xr.call(H.properties,N)){let j={instancePath:i+"/predicate",schemaPath:"\
#/$defs/Predicate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N,members:["typeIs","idEquals","styleClassHas","textContains",
"role","tooltip","prompt","labelContains","visible","enabled"]}};e===null?e=[j]:e.push(j),r++}}else{let D={instancePath:i+"/predicate",schemaPath:"#/$defs/Predi\
cate/type",keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}var g=E===r;if(v=v||g,!v){let D=r;if(y!==null){let F={instancePath:i+"/predicate",
schemaPath:"#/properties/predicate/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[F]:e.push(F),r++}var g=D===r;v=v||g}if(v)r=L,e!==null&&(L?e.length=
L:e=null);else{let D={instancePath:i+"/predicate",schemaPath:"#/properties/predicate/anyOf",keyword:"anyOf",params:{}};e===null?e=[D]:e.push(D),r++}}let T=r,S=r,
h=!1,q=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.css===void 0){let y={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/0/required",keyword:"required",params:{
missingProperty:"css"}};e===null?e=[y]:e.push(y),r++}if(t.css!==void 0){let y=r,L=r;if(t.css!==null){let v={};e===null?e=[v]:e.push(v),r++}var m=L===r;if(m){let v={
instancePath:i+"/css",schemaPath:"#/x-atLeastOne/anyOf/0/properties/css/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),r++}else r=y,e!==null&&(y?e.length=
y:e=null)}}else{let y={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var R=q===r;if(h=
h||R,!h){let y=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.text===void 0){let v={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/1/required",keyword:"re\
quired",params:{missingProperty:"text"}};e===null?e=[v]:e.push(v),r++}if(t.text!==void 0){let v=r,E=r;if(t.text!==null){let D={};e===null?e=[D]:e.push(D),r++}var w=E===
r;if(w){let D={instancePath:i+"/text",schemaPath:"#/x-atLeastOne/anyOf/1/properties/text/not",keyword:"not",params:{}};e===null?e=[D]:e.push(D),r++}else r=v,e!==
null&&(v?e.length=v:e=null)}}else{let v={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),
r++}var R=y===r;if(h=h||R,!h){let v=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.predicate===void 0){let D={instancePath:i,schemaPath:"#/x-atLeastOne/any\
Of/2/required",keyword:"required",params:{missingProperty:"predicate"}};e===null?e=[D]:e.push(D),r++}if(t.predicate!==void 0){let D=r,M=r;if(t.predicate!==null){
let F={};e===null?e=[F]:e.push(F),r++}var x=M===r;if(x){let F={instancePath:i+"/predicate",schemaPath:"#/x-atLeastOne/anyOf/2/properties/predicate/not",keyword:"\
not",params:{}};e===null?e=[F]:e.push(F),r++}else r=D,e!==null&&(D?e.length=D:e=null)}}else{let D={instancePath:i,schemaPath:"#/x-atLeastOne/anyOf/2/type",keyword:"\
type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}var R=v===r;h=h||R}}if(h)r=S,e!==null&&(S?e.length=S:e=null);else{let y={instancePath:i,schemaPath:"#\
/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?e=[y]:e.push(y),r++}var $=T===r;if(!$){let y={instancePath:i,schemaPath:"#/x-atLeastOne",keyword:"x-atL\
eastOne",params:{members:["css","text","predicate"]}};e===null?e=[y]:e.push(y),r++}for(let y in t)if(!(y==="css"||y==="text"||y==="match"||y==="predicate")){let L={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y,members:["css","text","match","predicate"]}};e===
null?e=[L]:e.push(L),r++}}else{let T={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}return je.errors=e,
r===0}var ui=pt;function pt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[u]:e.push(u),r++}if(t.text===
void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[u]:e.push(u),r++}if(t.type!==void 0){let u=t.
type;if(typeof u!="string"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}
if(u!=="setText"){let g={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"setText"}};e===null?e=[g]:e.push(g),r++}}
if(t.target!==void 0){let u=t.target,g=r,m=!1,R=r;B(u,{instancePath:i+"/target",parentData:t,parentDataProperty:"target",rootData:P,dynamicAnchors:k})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length);var s=R===r;if(m=m||s,!m){let w=r;if(u!==null){let $={instancePath:i+"/target",schemaPath:"#/properties/target/anyOf/1/t\
ype",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var s=w===r;m=m||s}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+"/\
target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.locator!==void 0){let u=t.locator,g=r,m=!1,R=r;if(typeof u==
"string"){if(_(u)<1){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 charact\
ers"}};e===null?e=[w]:e.push(w),r++}if(_(u)>1e3){let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),r++}var n=R===r;if(m=m||n,!m){let w=r;if(u!==null){let $={instancePath:i+"/locator",schemaPath:"#/properties/locator/an\
yOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[$]:e.push($),r++}var n=w===r;m=m||n}if(m)r=g,e!==null&&(g?e.length=g:e=null);else{let w={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[w]:e.push(w),r++}}if(t.text!==void 0&&typeof t.text!="string"){let u={
instancePath:i+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}let f=r,d=r,c=!1,b=null,I=r;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.target===void 0){let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"\
target"}};e===null?e=[u]:e.push(u),r++}if(t.target!==void 0){let u=r,g=r;if(t.target!==null){let m={};e===null?e=[m]:e.push(m),r++}var o=g===r;if(o){let m={instancePath:i+
"/target",schemaPath:"#/x-exactlyOne/oneOf/0/properties/target/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=u,e!==null&&(u?e.length=u:e=null)}}else{
let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}var a=I===r;a&&(c=!0,b=0);let C=r;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.locator===void 0){let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{
missingProperty:"locator"}};e===null?e=[u]:e.push(u),r++}if(t.locator!==void 0){let u=r,g=r;if(t.locator!==null){let m={};e===null?e=[m]:e.push(m),r++}var p=g===
r;if(p){let m={instancePath:i+"/locator",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"not",params:{}};e===null?e=[m]:e.push(m),r++}else r=
u,e!==null&&(u?e.length=u:e=null)}}else{let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(
u),r++}var a=C===r;if(a&&c?(c=!1,b=[b,1]):a&&(c=!0,b=1),c)r=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf",keyword:"\
oneOf",params:{passingSchemas:b}};e===null?e=[u]:e.push(u),r++}var l=f===r;if(!l){let u={instancePath:i,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{
members:["target","locator"]}};e===null?e=[u]:e.push(u),r++}for(let u in t)if(!(u==="type"||u==="target"||u==="locator"||u==="text")){let g={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u,members:["type","target","locator","text"]}};e===null?e=[g]:e.push(g),r++}}else{
let f={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return pt.errors=e,r===0}var ci=at,te={title:"Snap\
shotInclude",description:"Switches sections on or off, whatever the mode says.",type:"object",required:[],properties:{bounds:{description:"Bounds in parent and \
in scene.",type:["boolean","null"]},localToScreen:{description:"Bounds on the screen.",type:["boolean","null"]},properties:{description:"JavaFX properties.",type:[
"boolean","null"]},virtualization:{description:"Rows of virtualized controls.",type:["boolean","null"]},accessibility:{description:"Accessible role and help.",type:[
"boolean","null"]}},additionalProperties:!1};function at(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,
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
r++}return at.errors=e,r===0}var yi=ft,lt={title:"SnapshotMode",description:"`compact` is small and made for language models; `full` has geometry and virtualiza\
tion.",type:"string",enum:["compact","full"]};function ft(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,
r=0;if(typeof t!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(!(t==="compact"||t===
"full")){let s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:lt.enum}};e===null?e=[s]:e.push(s),r++}return ft.errors=e,r===0}var di=ct,
ut={title:"StageChoice",description:"Which windows a snapshot covers: the focused one, the first one, or all of them.",type:"string",enum:["focused","primary","\
all"]};function ct(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(!(t==="focused"||t==="primary"||t==="all")){let s={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:ut.enum}};e===null?e=[s]:e.push(s),r++}return ct.errors=e,r===0}var hi=yt;function yt(t,{instancePath:i="",parentData:O,
parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"}};e===null?e=[s]:e.push(s),r++}return yt.errors=e,r===0}var mi=dt;function dt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,
dynamicAnchors:k={}}={}){let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.
push(s),r++}if(!(t==="contains"||t==="equals"||t==="regex")){let s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ot.enum}};e===null?e=
[s]:e.push(s),r++}return dt.errors=e,r===0}var wi=ht,Qt={title:"TimeoutDetails",description:"Details of MCP_UI_TIMEOUT.",type:"object",required:[],properties:{timeoutMs:{
description:"The deadline that passed.",type:"integer",minimum:1},results:{description:"Results of the actions that were completed (ui_perform).",type:"array",items:{
$ref:"#/$defs/ActionResult"}},startedIndex:{description:"Index of the action that had begun and may still complete; null when none had (ui_perform).",type:["int\
eger","null"],minimum:0}}};function ht(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.timeoutMs!==void 0){let s=t.timeoutMs;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/timeou\
tMs",schemaPath:"#/properties/timeoutMs/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(
s))){let n={instancePath:i+"/timeoutMs",schemaPath:"#/properties/timeoutMs/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[
n]:e.push(n),r++}}if(t.results!==void 0){let s=t.results;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)se(s[o],{instancePath:i+"/results/"+o,parentData:s,
parentDataProperty:o,rootData:P,dynamicAnchors:k})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)}else{let n={instancePath:i+"/results",schemaPath:"#/pr\
operties/results/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(t.startedIndex!==void 0){let s=t.startedIndex;if(!(typeof s=="numb\
er"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){let n={instancePath:i+"/startedIndex",schemaPath:"#/properties/startedIndex/type",keyword:"type",params:{type:Qt.
properties.startedIndex.type}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/startedIndex",schemaPath:"\
#/properties/startedIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return ht.errors=e,r===0}var gi=mt;function mt(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.code===void 0){let s={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"code"}};e===null?e=[s]:e.push(s),r++}if(t.message===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"message"}};e===null?e=[s]:e.push(s),r++}if(t.details===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"details"}};e===null?e=[s]:e.push(s),r++}if(t.code!==void 0&&typeof t.code!="string"){let s={instancePath:i+"/code",schemaPath:"#/$de\
fs/ErrorCode/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.message!==void 0){let s=t.message;if(typeof s=="string"){if(_(s)<1){
let n={instancePath:i+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?
e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),
r++}}if(t.details!==void 0){let s=t.details;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/details",schemaPath:"#/properties/details/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}return mt.errors=e,r===0}var Pi=wt;function wt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[s]:e.push(s),r++}if(t.text===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"}};e===null?
e=[s]:e.push(s),r++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let n={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),r++}if(s!=="typeText"){let n={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
typeText"}};e===null?e=[n]:e.push(n),r++}}if(t.text!==void 0&&typeof t.text!="string"){let s={instancePath:i+"/text",schemaPath:"#/properties/text/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="type"||s==="text")){let n={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s,members:["type","text"]}};e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return wt.errors=e,r===0}var ki=gt,rr={title:"UiDiagnostics",description:"How the applica\
tion is.",type:"object",required:["schema","attached","capabilities","exceptions","exceptionsTotal"],properties:{schema:{description:"Contract and version that \
the server speaks.",type:"string",pattern:"^mcp-javafx-ui/1\\.[0-9]+$","x-expected":"a version of this contract such as mcp-javafx-ui/1.1"},attached:{description:"\
Whether an application is attached.",type:"boolean"},app:{description:"The application that is attached, or was last.",anyOf:[{$ref:"#/$defs/AppInfo"},{type:"nu\
ll"}]},capabilities:{description:"What this way of attaching can do.",$ref:"#/$defs/AttachmentCapabilities"},exceptions:{description:"The latest uncaught except\
ions of the application, the last one last.",type:"array",items:{$ref:"#/$defs/DiagnosedException"}},exceptionsTotal:{description:"How many there were since the\
 application was attached.",type:"integer",minimum:0},output:{description:"The last lines that the application wrote; null where they are not seen.",type:["arra\
y","null"],items:{type:"string"}},fxThread:{description:"What the FX thread does; null without an application.",anyOf:[{$ref:"#/$defs/FxThreadState"},{type:"nul\
l"}]},pulsesPerSecond:{description:"How often the last second drew something; null where it is not counted.",type:["number","null"],minimum:0,"x-volatile":!0},memory:{
description:"Memory of the application; null without one.",anyOf:[{$ref:"#/$defs/MemoryUse"},{type:"null"}]}}};function gt(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.schema===void 0){let p={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[p]:e.push(p),r++}if(t.attached===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"attached"}};e===null?e=[p]:e.push(p),r++}if(t.capabilities===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"capabilities"}};e===null?e=[p]:e.push(p),r++}if(t.exceptions===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"exceptions"}};e===null?e=[p]:e.push(p),r++}if(t.exceptionsTotal===void 0){let p={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"exceptionsTotal"}};e===null?e=[p]:e.push(p),r++}if(t.schema!==void 0){let p=t.schema;if(typeof p=="string"){if(!Ye.test(p)){let a={
instancePath:i+"/schema",schemaPath:"#/properties/schema/pattern",keyword:"pattern",params:{expected:"a version of this contract such as mcp-javafx-ui/1.1"}};e===
null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(
a),r++}}if(t.attached!==void 0&&typeof t.attached!="boolean"){let p={instancePath:i+"/attached",schemaPath:"#/properties/attached/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[p]:e.push(p),r++}if(t.app!==void 0){let p=t.app,a=r,l=!1,f=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.pid===void 0){let d={instancePath:i+
"/app",schemaPath:"#/$defs/AppInfo/required",keyword:"required",params:{missingProperty:"pid"}};e===null?e=[d]:e.push(d),r++}if(p.pid!==void 0){let d=p.pid;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let c={instancePath:i+"/app/pid",schemaPath:"#/$defs/AppInfo/properties/pid/type",keyword:"type",params:{type:"intege\
r"}};e===null?e=[c]:e.push(c),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let c={instancePath:i+"/app/pid",schemaPath:"#/$defs/AppInfo/properties/p\
id/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[c]:e.push(c),r++}}if(p.javaVersion!==void 0){let d=p.javaVersion;if(typeof d!=
"string"&&d!==null){let c={instancePath:i+"/app/javaVersion",schemaPath:"#/$defs/AppInfo/properties/javaVersion/type",keyword:"type",params:{type:ne.properties.
javaVersion.type}};e===null?e=[c]:e.push(c),r++}}if(p.javafxVersion!==void 0){let d=p.javafxVersion;if(typeof d!="string"&&d!==null){let c={instancePath:i+"/app\
/javafxVersion",schemaPath:"#/$defs/AppInfo/properties/javafxVersion/type",keyword:"type",params:{type:ne.properties.javafxVersion.type}};e===null?e=[c]:e.push(
c),r++}}if(p.mainClass!==void 0){let d=p.mainClass;if(typeof d!="string"&&d!==null){let c={instancePath:i+"/app/mainClass",schemaPath:"#/$defs/AppInfo/propertie\
s/mainClass/type",keyword:"type",params:{type:ne.properties.mainClass.type}};e===null?e=[c]:e.push(c),r++}}if(p.debugFlags!==void 0){let d=p.debugFlags;if(Array.
isArray(d)){let c=d.length;for(let b=0;b<c;b++)if(typeof d[b]!="string"){let I={instancePath:i+"/app/debugFlags/"+b,schemaPath:"#/$defs/AppInfo/properties/debug\
Flags/items/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}else{let c={instancePath:i+"/app/debugFlags",schemaPath:"#/$defs/AppInfo/\
properties/debugFlags/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}}else{let d={instancePath:i+"/app",schemaPath:"#/$defs/AppInfo/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var s=f===r;if(l=l||s,!l){let d=r;if(p!==null){let b={instancePath:i+"/app",schemaPath:"\
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
type:"object"}};e===null?e=[a]:e.push(a),r++}}if(t.exceptions!==void 0){let p=t.exceptions;if(Array.isArray(p)){let a=p.length;for(let l=0;l<a;l++){let f=p[l];if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f.at===void 0){let d={instancePath:i+"/exceptions/"+l,schemaPath:"#/$defs/DiagnosedException/required",keyword:"requir\
ed",params:{missingProperty:"at"}};e===null?e=[d]:e.push(d),r++}if(f.thread===void 0){let d={instancePath:i+"/exceptions/"+l,schemaPath:"#/$defs/DiagnosedExcept\
ion/required",keyword:"required",params:{missingProperty:"thread"}};e===null?e=[d]:e.push(d),r++}if(f.type===void 0){let d={instancePath:i+"/exceptions/"+l,schemaPath:"\
#/$defs/DiagnosedException/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[d]:e.push(d),r++}if(f.stack===void 0){let d={instancePath:i+
"/exceptions/"+l,schemaPath:"#/$defs/DiagnosedException/required",keyword:"required",params:{missingProperty:"stack"}};e===null?e=[d]:e.push(d),r++}if(f.at!==void 0){
let d=f.at;if(typeof d=="string"){if(!Je.test(d)){let c={instancePath:i+"/exceptions/"+l+"/at",schemaPath:"#/$defs/DiagnosedException/properties/at/pattern",keyword:"\
pattern",params:{expected:"an RFC 3339 moment in UTC such as 2026-01-05T12:34:56.789Z"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:i+"/exceptions/"+
l+"/at",schemaPath:"#/$defs/DiagnosedException/properties/at/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}if(f.thread!==void 0&&typeof f.
thread!="string"){let d={instancePath:i+"/exceptions/"+l+"/thread",schemaPath:"#/$defs/DiagnosedException/properties/thread/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[d]:e.push(d),r++}if(f.type!==void 0){let d=f.type;if(typeof d=="string"){if(_(d)<1){let c={instancePath:i+"/exceptions/"+l+"/type",schemaPath:"\
#/$defs/DiagnosedException/properties/type/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[c]:e.push(c),r++}}else{
let c={instancePath:i+"/exceptions/"+l+"/type",schemaPath:"#/$defs/DiagnosedException/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:
e.push(c),r++}}if(f.message!==void 0){let d=f.message;if(typeof d!="string"&&d!==null){let c={instancePath:i+"/exceptions/"+l+"/message",schemaPath:"#/$defs/Dia\
gnosedException/properties/message/type",keyword:"type",params:{type:Pr.properties.message.type}};e===null?e=[c]:e.push(c),r++}}if(f.stack!==void 0){let d=f.stack;
if(Array.isArray(d)){let c=d.length;for(let b=0;b<c;b++)if(typeof d[b]!="string"){let I={instancePath:i+"/exceptions/"+l+"/stack/"+b,schemaPath:"#/$defs/Diagnos\
edException/properties/stack/items/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}else{let c={instancePath:i+"/exceptions/"+l+"/stac\
k",schemaPath:"#/$defs/DiagnosedException/properties/stack/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}}else{let d={instancePath:i+
"/exceptions/"+l,schemaPath:"#/$defs/DiagnosedException/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{let a={instancePath:i+"\
/exceptions",schemaPath:"#/properties/exceptions/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(t.exceptionsTotal!==void 0){let p=t.
exceptionsTotal;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let a={instancePath:i+"/exceptionsTotal",schemaPath:"#/properties/exceptionsTotal/type",
keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let a={instancePath:i+"/exceptionsTota\
l",schemaPath:"#/properties/exceptionsTotal/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[a]:e.push(a),r++}}if(t.output!==
void 0){let p=t.output;if(!Array.isArray(p)&&p!==null){let a={instancePath:i+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type:rr.properties.
output.type}};e===null?e=[a]:e.push(a),r++}if(Array.isArray(p)){let a=p.length;for(let l=0;l<a;l++)if(typeof p[l]!="string"){let f={instancePath:i+"/output/"+l,
schemaPath:"#/properties/output/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}}if(t.fxThread!==void 0){let p=t.fxThread,a=r,l=!1,
f=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.busy===void 0){let d={instancePath:i+"/fxThread",schemaPath:"#/$defs/FxThreadState/required",keyword:"requ\
ired",params:{missingProperty:"busy"}};e===null?e=[d]:e.push(d),r++}if(p.stack===void 0){let d={instancePath:i+"/fxThread",schemaPath:"#/$defs/FxThreadState/req\
uired",keyword:"required",params:{missingProperty:"stack"}};e===null?e=[d]:e.push(d),r++}if(p.busy!==void 0&&typeof p.busy!="boolean"){let d={instancePath:i+"/f\
xThread/busy",schemaPath:"#/$defs/FxThreadState/properties/busy/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}if(p.answeredInMs!==void 0){
let d=p.answeredInMs;if(!(typeof d=="number"&&isFinite(d))&&d!==null){let c={instancePath:i+"/fxThread/answeredInMs",schemaPath:"#/$defs/FxThreadState/propertie\
s/answeredInMs/type",keyword:"type",params:{type:Ir.properties.answeredInMs.type}};e===null?e=[c]:e.push(c),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(
d))){let c={instancePath:i+"/fxThread/answeredInMs",schemaPath:"#/$defs/FxThreadState/properties/answeredInMs/minimum",keyword:"minimum",params:{expected:"a num\
ber of at least 0"}};e===null?e=[c]:e.push(c),r++}}if(p.stack!==void 0){let d=p.stack;if(Array.isArray(d)){let c=d.length;for(let b=0;b<c;b++)if(typeof d[b]!="s\
tring"){let I={instancePath:i+"/fxThread/stack/"+b,schemaPath:"#/$defs/FxThreadState/properties/stack/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[I]:e.push(I),r++}}else{let c={instancePath:i+"/fxThread/stack",schemaPath:"#/$defs/FxThreadState/properties/stack/type",keyword:"type",params:{type:"array"}};
e===null?e=[c]:e.push(c),r++}}}else{let d={instancePath:i+"/fxThread",schemaPath:"#/$defs/FxThreadState/type",keyword:"type",params:{type:"object"}};e===null?e=
[d]:e.push(d),r++}var n=f===r;if(l=l||n,!l){let d=r;if(p!==null){let b={instancePath:i+"/fxThread",schemaPath:"#/properties/fxThread/anyOf/1/type",keyword:"type",
params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var n=d===r;l=l||n}if(l)r=a,e!==null&&(a?e.length=a:e=null);else{let d={instancePath:i+"/fxThread",schemaPath:"\
#/properties/fxThread/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}}if(t.pulsesPerSecond!==void 0){let p=t.pulsesPerSecond;if(!(typeof p=="num\
ber"&&isFinite(p))&&p!==null){let a={instancePath:i+"/pulsesPerSecond",schemaPath:"#/properties/pulsesPerSecond/type",keyword:"type",params:{type:rr.properties.
pulsesPerSecond.type}};e===null?e=[a]:e.push(a),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let a={instancePath:i+"/pulsesPerSecond",schemaPath:"#/\
properties/pulsesPerSecond/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[a]:e.push(a),r++}}if(t.memory!==void 0){let p=t.memory,
a=r,l=!1,f=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.usedBytes===void 0){let d={instancePath:i+"/memory",schemaPath:"#/$defs/MemoryUse/required",keyword:"\
required",params:{missingProperty:"usedBytes"}};e===null?e=[d]:e.push(d),r++}if(p.maxBytes===void 0){let d={instancePath:i+"/memory",schemaPath:"#/$defs/MemoryU\
se/required",keyword:"required",params:{missingProperty:"maxBytes"}};e===null?e=[d]:e.push(d),r++}if(p.usedBytes!==void 0){let d=p.usedBytes;if(!(typeof d=="num\
ber"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let c={instancePath:i+"/memory/usedBytes",schemaPath:"#/$defs/MemoryUse/properties/usedBytes/type",keyword:"type",params:{
type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let c={instancePath:i+"/memory/usedBytes",schemaPath:"#/$defs\
/MemoryUse/properties/usedBytes/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[c]:e.push(c),r++}}if(p.maxBytes!==void 0){let d=p.
maxBytes;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let c={instancePath:i+"/memory/maxBytes",schemaPath:"#/$defs/MemoryUse/properties/maxBytes/ty\
pe",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let c={instancePath:i+"/memory/max\
Bytes",schemaPath:"#/$defs/MemoryUse/properties/maxBytes/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[c]:e.push(c),r++}}}else{
let d={instancePath:i+"/memory",schemaPath:"#/$defs/MemoryUse/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var o=f===r;if(l=l||o,!l){
let d=r;if(p!==null){let b={instancePath:i+"/memory",schemaPath:"#/properties/memory/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),
r++}var o=d===r;l=l||o}if(l)r=a,e!==null&&(a?e.length=a:e=null);else{let d={instancePath:i+"/memory",schemaPath:"#/properties/memory/anyOf",keyword:"anyOf",params:{}};
e===null?e=[d]:e.push(d),r++}}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return gt.errors=
e,r===0}var xi=Pt;function Pt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
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
be(n[p],{instancePath:i+"/windows/"+p,parentData:n,parentDataProperty:p,rootData:P,dynamicAnchors:k})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)}else{
let o={instancePath:i+"/windows",schemaPath:"#/properties/windows/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(t.outline!==void 0&&
typeof t.outline!="string"){let n={instancePath:i+"/outline",schemaPath:"#/properties/outline/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),r++}if(t.omitted!==void 0){let n=t.omitted;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/omitted",schemaPath:"#/propertie\
s/omitted/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+
"/omitted",schemaPath:"#/properties/omitted/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),r++}}}else{let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Pt.errors=e,r===0}var bi=he,tr={title:"UiNode",description:"\
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
es.",type:"array",items:{$ref:"#/$defs/ColumnInfo"}},visibleCells:{description:"The rows on screen.",type:"array",items:{$ref:"#/$defs/VisibleRow"}}}};function ce(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.index===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"index"}};e===null?e=[s]:e.push(s),r++}if(t.rowRef===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rowRef"}};e===null?e=[s]:e.push(s),r++}if(t.cells===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cells"}};e===null?e=[s]:e.push(s),r++}if(t.index!==void 0){let s=t.index;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?
e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",
params:{expected:"an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.rowRef!==void 0&&(V(t.rowRef,{instancePath:i+"/rowRef",parentData:t,parentDataProperty:"\
rowRef",rootData:P,dynamicAnchors:k})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),t.cells!==void 0){let s=t.cells;if(Array.isArray(s)){let n=s.length;
for(let o=0;o<n;o++){let p=s[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnId!==void 0){let a=p.columnId;if(typeof a!="string"&&a!==null){let l={instancePath:i+
"/cells/"+o+"/columnId",schemaPath:"#/$defs/VisibleCell/properties/columnId/type",keyword:"type",params:{type:le.properties.columnId.type}};e===null?e=[l]:e.push(
l),r++}}if(p.text!==void 0){let a=p.text;if(typeof a!="string"&&a!==null){let l={instancePath:i+"/cells/"+o+"/text",schemaPath:"#/$defs/VisibleCell/properties/t\
ext/type",keyword:"type",params:{type:le.properties.text.type}};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:i+"/cells/"+o,schemaPath:"#/$defs/Visibl\
eCell/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i+"/cells",schemaPath:"#/properties/cells/type",keyword:"\
type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),r++}return ce.errors=e,r===0}function Se(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&
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
[l]:e.push(l),r++}if(n.from!==void 0){let l=n.from;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let f={instancePath:i+"/visibleRange/from",schemaPath:"\
#/$defs/RowRange/properties/from/type",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){
let f={instancePath:i+"/visibleRange/from",schemaPath:"#/$defs/RowRange/properties/from/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};
e===null?e=[f]:e.push(f),r++}}if(n.to!==void 0){let l=n.to;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let f={instancePath:i+"/visibleRange/to",schemaPath:"\
#/$defs/RowRange/properties/to/type",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let f={
instancePath:i+"/visibleRange/to",schemaPath:"#/$defs/RowRange/properties/to/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=
[f]:e.push(f),r++}}}else{let l={instancePath:i+"/visibleRange",schemaPath:"#/$defs/RowRange/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),
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
missingProperty:"id"}};e===null?e=[l]:e.push(l),r++}if(a.id!==void 0){let l=a.id;if(typeof l!="string"&&l!==null){let f={instancePath:i+"/columns/"+p+"/id",schemaPath:"\
#/$defs/ColumnInfo/properties/id/type",keyword:"type",params:{type:me.properties.id.type}};e===null?e=[f]:e.push(f),r++}}if(a.text!==void 0){let l=a.text;if(typeof l!=
"string"&&l!==null){let f={instancePath:i+"/columns/"+p+"/text",schemaPath:"#/$defs/ColumnInfo/properties/text/type",keyword:"type",params:{type:me.properties.text.
type}};e===null?e=[f]:e.push(f),r++}}}else{let l={instancePath:i+"/columns/"+p,schemaPath:"#/$defs/ColumnInfo/type",keyword:"type",params:{type:"object"}};e===null?
e=[l]:e.push(l),r++}}}else{let o={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),
r++}}if(t.visibleCells!==void 0){let n=t.visibleCells;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++)ce(n[p],{instancePath:i+"/visibleCells/"+p,parentData:n,
parentDataProperty:p,rootData:P,dynamicAnchors:k})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)}else{let o={instancePath:i+"/visibleCells",schemaPath:"\
#/properties/visibleCells/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Se.errors=e,r===0}var ze={validate:he};function he(t,{instancePath:i="",parentData:O,parentDataProperty:A,
rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ref===void 0){let s={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"ref"}};e===null?e=[s]:e.push(s),r++}if(t.type===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),r++}if(t.id===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"id"}};e===null?e=[s]:e.push(s),r++}if(t.styleClass===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
styleClass"}};e===null?e=[s]:e.push(s),r++}if(t.visible===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visi\
ble"}};e===null?e=[s]:e.push(s),r++}if(t.managed===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"managed"}};
e===null?e=[s]:e.push(s),r++}if(t.disabled===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabled"}};e===null?
e=[s]:e.push(s),r++}if(t.children===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"children"}};e===null?e=[s]:
e.push(s),r++}if(t.ref!==void 0&&(V(t.ref,{instancePath:i+"/ref",parentData:t,parentDataProperty:"ref",rootData:P,dynamicAnchors:k})||(e=e===null?V.errors:e.concat(
V.errors),r=e.length)),t.type!==void 0){let s=t.type;if(typeof s=="string"){if(_(s)<1){let n={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",keyword:"\
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
rties/opacity/type",keyword:"type",params:{type:"number"}};e===null?e=[n]:e.push(n),r++}}if(t.layout!==void 0&&(Ae(t.layout,{instancePath:i+"/layout",parentData:t,
parentDataProperty:"layout",rootData:P,dynamicAnchors:k})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),t.text!==void 0){let s=t.text;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.label!==void 0){let n=s.label;if(typeof n!="string"&&n!==null){let o={instancePath:i+"/text/label",schemaPath:"#/$defs/NodeTex\
t/properties/label/type",keyword:"type",params:{type:Ue.properties.label.type}};e===null?e=[o]:e.push(o),r++}}if(s.prompt!==void 0){let n=s.prompt;if(typeof n!=
"string"&&n!==null){let o={instancePath:i+"/text/prompt",schemaPath:"#/$defs/NodeText/properties/prompt/type",keyword:"type",params:{type:Ue.properties.prompt.type}};
e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i+"/text",schemaPath:"#/$defs/NodeText/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}}if(t.value!==void 0){let s=t.value;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.text!==void 0){let n=s.text;if(typeof n!="string"&&n!==null){let o={
instancePath:i+"/value/text",schemaPath:"#/$defs/NodeValue/properties/text/type",keyword:"type",params:{type:ye.properties.text.type}};e===null?e=[o]:e.push(o),
r++}}if(s.selected!==void 0){let n=s.selected;if(typeof n!="boolean"&&n!==null){let o={instancePath:i+"/value/selected",schemaPath:"#/$defs/NodeValue/properties\
/selected/type",keyword:"type",params:{type:ye.properties.selected.type}};e===null?e=[o]:e.push(o),r++}}if(s.checked!==void 0){let n=s.checked;if(typeof n!="boo\
lean"&&n!==null){let o={instancePath:i+"/value/checked",schemaPath:"#/$defs/NodeValue/properties/checked/type",keyword:"type",params:{type:ye.properties.checked.
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
virtualization!==void 0&&(Se(t.virtualization,{instancePath:i+"/virtualization",parentData:t,parentDataProperty:"virtualization",rootData:P,dynamicAnchors:k})||
(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),t.rows!==void 0&&(Ie(t.rows,{instancePath:i+"/rows",parentData:t,parentDataProperty:"rows",rootData:P,dynamicAnchors:k})||
(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),t.children!==void 0){let s=t.children;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)ze.validate(
s[o],{instancePath:i+"/children/"+o,parentData:s,parentDataProperty:o,rootData:P,dynamicAnchors:k})||(e=e===null?ze.validate.errors:e.concat(ze.validate.errors),
r=e.length)}else{let n={instancePath:i+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(t.
childrenOmitted!==void 0){let s=t.childrenOmitted;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/childrenOmitted",schemaPath:"\
#/properties/childrenOmitted/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let n={
instancePath:i+"/childrenOmitted",schemaPath:"#/properties/childrenOmitted/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[
n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return he.errors=e,r===0}var vi=ae;function ae(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.root===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"root"}};e===null?e=[s]:e.push(s),r++}if(t.stylesheets!==
void 0){let s=t.stylesheets;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)if(typeof s[o]!="string"){let p={instancePath:i+"/stylesheets/"+o,schemaPath:"\
#/properties/stylesheets/items/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let n={instancePath:i+"/stylesheets",schemaPath:"\
#/properties/stylesheets/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}t.root!==void 0&&(he(t.root,{instancePath:i+"/root",parentData:t,
parentDataProperty:"root",rootData:P,dynamicAnchors:k})||(e=e===null?he.errors:e.concat(he.errors),r=e.length))}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return ae.errors=e,r===0}var Ai=xt;var He={title:"UiStage",description:"A showing window.",type:"object",required:["stageIndex","windowId","kind","showing","focused","modal","scene"],properties:{
stageIndex:{description:"Its place in the order of windows.",type:"integer",minimum:0},windowId:{description:"Names it for as long as the application runs.",$ref:"\
#/$defs/WindowId"},kind:{description:"Stage, dialog or popup.",$ref:"#/$defs/StageKind"},title:{description:"Its title.",type:["string","null"]},showing:{description:"\
Whether it is showing.",type:"boolean"},focused:{description:"Whether it has the focus.",type:"boolean"},modal:{description:"Whether other windows take no input\
 while it shows.",type:"boolean"},ownerStageIndex:{description:"Index of the window that owns it.",type:["integer","null"],minimum:0},ownerId:{description:"The \
`windowId` of the window that owns it.",anyOf:[{$ref:"#/$defs/WindowId"},{type:"null"}]},focusOwner:{description:"The node that has the focus of its scene, whet\
her or not the window has that of the desktop.",anyOf:[{$ref:"#/$defs/NodeRef"},{type:"null"}]},x:{description:"Left edge on the screen.",type:"number"},y:{description:"\
Upper edge on the screen.",type:"number"},width:{description:"Width.",type:"number",minimum:0},height:{description:"Height.",type:"number",minimum:0},scene:{description:"\
Its content.",$ref:"#/$defs/UiScene"}}};function We(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;
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
o)){let f={instancePath:i+"/ownerId",schemaPath:"#/$defs/WindowId/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[f]:e.
push(f),r++}}else{let f={instancePath:i+"/ownerId",schemaPath:"#/$defs/WindowId/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}var s=l===
r;if(a=a||s,!a){let f=r;if(o!==null){let c={instancePath:i+"/ownerId",schemaPath:"#/properties/ownerId/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?
e=[c]:e.push(c),r++}var s=f===r;a=a||s}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{let f={instancePath:i+"/ownerId",schemaPath:"#/properties/ownerId/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[f]:e.push(f),r++}}if(t.focusOwner!==void 0){let o=t.focusOwner,p=r,a=!1,l=r;V(o,{instancePath:i+"/focusOwner",parentData:t,parentDataProperty:"\
focusOwner",rootData:P,dynamicAnchors:k})||(e=e===null?V.errors:e.concat(V.errors),r=e.length);var n=l===r;if(a=a||n,!a){let f=r;if(o!==null){let c={instancePath:i+
"/focusOwner",schemaPath:"#/properties/focusOwner/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}var n=f===r;a=a||n}if(a)r=p,e!==
null&&(p?e.length=p:e=null);else{let f={instancePath:i+"/focusOwner",schemaPath:"#/properties/focusOwner/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(
f),r++}}if(t.x!==void 0){let o=t.x;if(!(typeof o=="number"&&isFinite(o))){let p={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"\
number"}};e===null?e=[p]:e.push(p),r++}}if(t.y!==void 0){let o=t.y;if(!(typeof o=="number"&&isFinite(o))){let p={instancePath:i+"/y",schemaPath:"#/properties/y/\
type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(t.width!==void 0){let o=t.width;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(
o)){let p={instancePath:i+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[p]:e.push(p),
r++}}else{let p={instancePath:i+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(t.height!==
void 0){let o=t.height;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/height",schemaPath:"#/properties/height/minimum",keyword:"m\
inimum",params:{expected:"a number of at least 0"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/height",schemaPath:"#/properties/height/type",keyword:"\
type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}t.scene!==void 0&&(ae(t.scene,{instancePath:i+"/scene",parentData:t,parentDataProperty:"scene",rootData:P,
dynamicAnchors:k})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length))}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}return We.errors=e,r===0}function xt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,
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
ype",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(t.focus!==void 0&&(xe(t.focus,{instancePath:i+"/focus",parentData:t,parentDataProperty:"\
focus",rootData:P,dynamicAnchors:k})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),t.stages!==void 0){let s=t.stages;if(Array.isArray(s)){let n=s.length;
for(let o=0;o<n;o++)We(s[o],{instancePath:i+"/stages/"+o,parentData:s,parentDataProperty:o,rootData:P,dynamicAnchors:k})||(e=e===null?We.errors:e.concat(We.errors),
r=e.length)}else{let n={instancePath:i+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return xt.errors=e,r===0}var Oi=bt;function bt(t,{
instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.stageIndex===
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
if(t.ownerId!==void 0){let o=t.ownerId,p=r,a=!1,l=r;if(typeof o=="string"){if(!re.test(o)){let f={instancePath:i+"/ownerId",schemaPath:"#/$defs/WindowId/pattern",
keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/ownerId",schemaPath:"#/$defs/Win\
dowId/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}var s=l===r;if(a=a||s,!a){let f=r;if(o!==null){let c={instancePath:i+"/ownerId",
schemaPath:"#/properties/ownerId/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}var s=f===r;a=a||s}if(a)r=p,e!==null&&(p?e.length=
p:e=null);else{let f={instancePath:i+"/ownerId",schemaPath:"#/properties/ownerId/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),r++}}if(t.focusOwner!==
void 0){let o=t.focusOwner,p=r,a=!1,l=r;V(o,{instancePath:i+"/focusOwner",parentData:t,parentDataProperty:"focusOwner",rootData:P,dynamicAnchors:k})||(e=e===null?
V.errors:e.concat(V.errors),r=e.length);var n=l===r;if(a=a||n,!a){let f=r;if(o!==null){let c={instancePath:i+"/focusOwner",schemaPath:"#/properties/focusOwner/a\
nyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}var n=f===r;a=a||n}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{let f={instancePath:i+
"/focusOwner",schemaPath:"#/properties/focusOwner/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),r++}}if(t.x!==void 0){let o=t.x;if(!(typeof o=="num\
ber"&&isFinite(o))){let p={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(t.y!==void 0){
let o=t.y;if(!(typeof o=="number"&&isFinite(o))){let p={instancePath:i+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[
p]:e.push(p),r++}}if(t.width!==void 0){let o=t.width;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:i+"/width",schemaPath:"#/properti\
es/width/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/width",schemaPath:"#/\
properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}}if(t.height!==void 0){let o=t.height;if(typeof o=="number"&&isFinite(
o)){if(o<0||isNaN(o)){let p={instancePath:i+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===
null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(
p),r++}}t.scene!==void 0&&(ae(t.scene,{instancePath:i+"/scene",parentData:t,parentDataProperty:"scene",rootData:P,dynamicAnchors:k})||(e=e===null?ae.errors:e.concat(
ae.errors),r=e.length))}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return bt.errors=e,r===
0}var qi=vt;function vt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
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
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let f={instancePath:i+"/visibleRange/from",schemaPath:"#/$defs/RowRange/properties/from/type",keyword:"type",params:{
type:"integer"}};e===null?e=[f]:e.push(f),r++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let f={instancePath:i+"/visibleRange/from",schemaPath:"#/$def\
s/RowRange/properties/from/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[f]:e.push(f),r++}}if(n.to!==void 0){let l=n.to;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let f={instancePath:i+"/visibleRange/to",schemaPath:"#/$defs/RowRange/properties/to/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[f]:e.push(f),r++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let f={instancePath:i+"/visibleRange/to",schemaPath:"#/$defs/RowRan\
ge/properties/to/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[f]:e.push(f),r++}}}else{let l={instancePath:i+"/visibleRan\
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
e.push(l),r++}if(a.id!==void 0){let l=a.id;if(typeof l!="string"&&l!==null){let f={instancePath:i+"/columns/"+p+"/id",schemaPath:"#/$defs/ColumnInfo/properties/\
id/type",keyword:"type",params:{type:me.properties.id.type}};e===null?e=[f]:e.push(f),r++}}if(a.text!==void 0){let l=a.text;if(typeof l!="string"&&l!==null){let f={
instancePath:i+"/columns/"+p+"/text",schemaPath:"#/$defs/ColumnInfo/properties/text/type",keyword:"type",params:{type:me.properties.text.type}};e===null?e=[f]:e.
push(f),r++}}}else{let l={instancePath:i+"/columns/"+p,schemaPath:"#/$defs/ColumnInfo/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{
let o={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(t.visibleCells!==
void 0){let n=t.visibleCells;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++)ce(n[p],{instancePath:i+"/visibleCells/"+p,parentData:n,parentDataProperty:p,
rootData:P,dynamicAnchors:k})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)}else{let o={instancePath:i+"/visibleCells",schemaPath:"#/properties/visible\
Cells/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),r++}return vt.errors=e,r===0}var Ii=At;function At(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){
let e=null,r=0;if(typeof t!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return At.errors=
e,r===0}var $i=Ot;function Ot(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){if(t.columnId!==void 0){let s=t.columnId;if(typeof s!="string"&&s!==null){let n={instancePath:i+"/columnId",schemaPath:"#/properties/colu\
mnId/type",keyword:"type",params:{type:le.properties.columnId.type}};e===null?e=[n]:e.push(n),r++}}if(t.text!==void 0){let s=t.text;if(typeof s!="string"&&s!==null){
let n={instancePath:i+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:le.properties.text.type}};e===null?e=[n]:e.push(n),r++}}}else{let s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Ot.errors=e,r===0}var ji=qt;function qt(t,{instancePath:i="",
parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.index===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"index"}};e===null?e=[s]:e.push(s),r++}if(t.rowRef===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rowRef"}};e===null?e=[s]:e.push(s),r++}if(t.cells===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"cells"}};e===null?e=[s]:e.push(s),r++}if(t.index!==void 0){let s=t.index;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}
if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{expected:"\
an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.rowRef!==void 0&&(V(t.rowRef,{instancePath:i+"/rowRef",parentData:t,parentDataProperty:"rowRef",rootData:P,
dynamicAnchors:k})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),t.cells!==void 0){let s=t.cells;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){
let p=s[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnId!==void 0){let a=p.columnId;if(typeof a!="string"&&a!==null){let l={instancePath:i+"/cells/"+
o+"/columnId",schemaPath:"#/$defs/VisibleCell/properties/columnId/type",keyword:"type",params:{type:le.properties.columnId.type}};e===null?e=[l]:e.push(l),r++}}
if(p.text!==void 0){let a=p.text;if(typeof a!="string"&&a!==null){let l={instancePath:i+"/cells/"+o+"/text",schemaPath:"#/$defs/VisibleCell/properties/text/type",
keyword:"type",params:{type:le.properties.text.type}};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:i+"/cells/"+o,schemaPath:"#/$defs/VisibleCell/type",
keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i+"/cells",schemaPath:"#/properties/cells/type",keyword:"type",params:{
type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}
return qt.errors=e,r===0}var _i=It;function It(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(typeof t==
"string"){if(!we.test(t)){let s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2, or current"}};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return It.errors=e,r===0}
var Ni=$t;function $t(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(typeof t=="string"){if(!re.
test(t)){let s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{expected:"the id of a window such as w2"}};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return $t.errors=e,r===0}var Di=jt,sr={title:"UiDiagnosti\
csInput",description:"How much of it.",type:"object",required:[],properties:{exceptions:{description:"At most this many exceptions, the latest.",type:["integer",
"null"],minimum:0,maximum:20,default:5},outputLines:{description:"At most this many lines of output, the last.",type:["integer","null"],minimum:0,maximum:200,default:20}},
additionalProperties:!1};function jt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t==
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
e=[s]:e.push(s),r++}return jt.errors=e,r===0}var Li=_t,es={title:"UiGetNodeInput",description:"Which node.",type:"object",required:[],properties:{ref:{description:"\
The node.",anyOf:[{$ref:"#/$defs/NodeRefInput"},{type:"null"}]},locator:{description:"The node, named by what a user sees; instead of `ref`.",anyOf:[{$ref:"#/$d\
efs/Locator"},{type:"null"}]},includeChildren:{description:"Also its direct children.",type:["boolean","null"],default:!1},rows:{description:"Also these rows of\
 a list, table, tree, combo box or choice box, on screen or not.",anyOf:[{$ref:"#/$defs/RowsRequest"},{type:"null"}]}},additionalProperties:!1,"x-exactlyOne":["\
ref","locator"]};function _t(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.ref!==void 0){let x=t.ref,$=r,T=!1,S=r;if(x&&typeof x=="object"&&!Array.isArray(x)){if(x.path!==void 0){let v=x.path;if(typeof v!="string"&&v!==null){let E={
instancePath:i+"/ref/path",schemaPath:"#/$defs/NodeRefInput/properties/path/type",keyword:"type",params:{type:ie.properties.path.type}};e===null?e=[E]:e.push(E),
r++}if(typeof v=="string"&&!_e.test(v)){let E={instancePath:i+"/ref/path",schemaPath:"#/$defs/NodeRefInput/properties/path/pattern",keyword:"pattern",params:{expected:"\
a path such as /stages[0]/scene/root/VBox[0]/Button[1]"}};e===null?e=[E]:e.push(E),r++}}if(x.uid!==void 0){let v=x.uid;if(typeof v!="string"&&v!==null){let E={instancePath:i+
"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/type",keyword:"type",params:{type:ie.properties.uid.type}};e===null?e=[E]:e.push(E),r++}if(typeof v==
"string"){if(_(v)<1){let E={instancePath:i+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/minLength",keyword:"minLength",params:{expected:"a string \
of 1 to 200 characters"}};e===null?e=[E]:e.push(E),r++}if(_(v)>200){let E={instancePath:i+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/properties/uid/maxLength",
keyword:"maxLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[E]:e.push(E),r++}}}if(x.hint!==void 0){let v=x.hint;if(!(v&&typeof v=="obje\
ct"&&!Array.isArray(v))&&v!==null){let E={instancePath:i+"/ref/hint",schemaPath:"#/$defs/NodeRefInput/properties/hint/type",keyword:"type",params:{type:ie.properties.
hint.type}};e===null?e=[E]:e.push(E),r++}}let h=r,q=r,y=!1,L=r;if(x&&typeof x=="object"&&!Array.isArray(x)){if(x.uid===void 0){let v={instancePath:i+"/ref",schemaPath:"\
#/$defs/NodeRefInput/x-atLeastOne/anyOf/0/required",keyword:"required",params:{missingProperty:"uid"}};e===null?e=[v]:e.push(v),r++}if(x.uid!==void 0){let v=r,E=r;
if(x.uid!==null){let D={};e===null?e=[D]:e.push(D),r++}var s=E===r;if(s){let D={instancePath:i+"/ref/uid",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/0/\
properties/uid/not",keyword:"not",params:{}};e===null?e=[D]:e.push(D),r++}else r=v,e!==null&&(v?e.length=v:e=null)}}else{let v={instancePath:i+"/ref",schemaPath:"\
#/$defs/NodeRefInput/x-atLeastOne/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}var n=L===r;if(y=y||n,!y){let v=r;if(x&&typeof x==
"object"&&!Array.isArray(x)){if(x.path===void 0){let D={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/required",keyword:"required",
params:{missingProperty:"path"}};e===null?e=[D]:e.push(D),r++}if(x.path!==void 0){let D=r,M=r;if(x.path!==null){let F={};e===null?e=[F]:e.push(F),r++}var o=M===
r;if(o){let F={instancePath:i+"/ref/path",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/properties/path/not",keyword:"not",params:{}};e===null?e=[F]:e.push(
F),r++}else r=D,e!==null&&(D?e.length=D:e=null)}}else{let D={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/x-atLeastOne/anyOf/1/type",keyword:"type",params:{
type:"object"}};e===null?e=[D]:e.push(D),r++}var n=v===r;y=y||n}if(y)r=q,e!==null&&(q?e.length=q:e=null);else{let v={instancePath:i+"/ref",schemaPath:"#/$defs/N\
odeRefInput/x-atLeastOne/anyOf",keyword:"anyOf",params:{}};e===null?e=[v]:e.push(v),r++}var p=h===r;if(!p){let v={instancePath:i+"/ref",schemaPath:"#/$defs/Node\
RefInput/x-atLeastOne",keyword:"x-atLeastOne",params:{members:["uid","path"]}};e===null?e=[v]:e.push(v),r++}for(let v in x)if(!(v==="path"||v==="uid"||v==="hint")){
let E={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v,members:["path",
"uid","hint"]}};e===null?e=[E]:e.push(E),r++}}else{let h={instancePath:i+"/ref",schemaPath:"#/$defs/NodeRefInput/type",keyword:"type",params:{type:"object"}};e===
null?e=[h]:e.push(h),r++}var a=S===r;if(T=T||a,!T){let h=r;if(x!==null){let y={instancePath:i+"/ref",schemaPath:"#/properties/ref/anyOf/1/type",keyword:"type",params:{
type:"null"}};e===null?e=[y]:e.push(y),r++}var a=h===r;T=T||a}if(T)r=$,e!==null&&($?e.length=$:e=null);else{let h={instancePath:i+"/ref",schemaPath:"#/propertie\
s/ref/anyOf",keyword:"anyOf",params:{}};e===null?e=[h]:e.push(h),r++}}if(t.locator!==void 0){let x=t.locator,$=r,T=!1,S=r;if(typeof x=="string"){if(_(x)<1){let h={
instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[h]:e.push(
h),r++}if(_(x)>1e3){let h={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characte\
rs"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:
e.push(h),r++}var l=S===r;if(T=T||l,!T){let h=r;if(x!==null){let y={instancePath:i+"/locator",schemaPath:"#/properties/locator/anyOf/1/type",keyword:"type",params:{
type:"null"}};e===null?e=[y]:e.push(y),r++}var l=h===r;T=T||l}if(T)r=$,e!==null&&($?e.length=$:e=null);else{let h={instancePath:i+"/locator",schemaPath:"#/prope\
rties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[h]:e.push(h),r++}}if(t.includeChildren!==void 0){let x=t.includeChildren;if(typeof x!="boolean"&&x!==
null){let $={instancePath:i+"/includeChildren",schemaPath:"#/properties/includeChildren/type",keyword:"type",params:{type:es.properties.includeChildren.type}};e===
null?e=[$]:e.push($),r++}}if(t.rows!==void 0){let x=t.rows,$=r,T=!1,S=r;if(x&&typeof x=="object"&&!Array.isArray(x)){if(x.from!==void 0){let h=x.from;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h))&&h!==null){let q={instancePath:i+"/rows/from",schemaPath:"#/$defs/RowsRequest/properties/from/type",keyword:"type",params:{
type:de.properties.from.type}};e===null?e=[q]:e.push(q),r++}if(typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h))){let q={instancePath:i+"/rows/from",schemaPath:"\
#/$defs/RowsRequest/properties/from/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[q]:e.push(q),r++}}if(x.count!==void 0){
let h=x.count;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))&&h!==null){let q={instancePath:i+"/rows/count",schemaPath:"#/$defs/RowsRequest/properties\
/count/type",keyword:"type",params:{type:de.properties.count.type}};e===null?e=[q]:e.push(q),r++}if(typeof h=="number"&&isFinite(h)){if(h<1||isNaN(h)){let q={instancePath:i+
"/rows/count",schemaPath:"#/$defs/RowsRequest/properties/count/minimum",keyword:"minimum",params:{expected:"an integer from 1 to 500"}};e===null?e=[q]:e.push(q),
r++}if(h>500||isNaN(h)){let q={instancePath:i+"/rows/count",schemaPath:"#/$defs/RowsRequest/properties/count/maximum",keyword:"maximum",params:{expected:"an int\
eger from 1 to 500"}};e===null?e=[q]:e.push(q),r++}}}if(x.offscreen!==void 0){let h=x.offscreen;if(typeof h!="boolean"&&h!==null){let q={instancePath:i+"/rows/o\
ffscreen",schemaPath:"#/$defs/RowsRequest/properties/offscreen/type",keyword:"type",params:{type:de.properties.offscreen.type}};e===null?e=[q]:e.push(q),r++}}for(let h in x)
if(!(h==="from"||h==="count"||h==="offscreen")){let q={instancePath:i+"/rows",schemaPath:"#/$defs/RowsRequest/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:h,members:["from","count","offscreen"]}};e===null?e=[q]:e.push(q),r++}}else{let h={instancePath:i+"/rows",schemaPath:"#/$defs/Rows\
Request/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var f=S===r;if(T=T||f,!T){let h=r;if(x!==null){let y={instancePath:i+"/rows",schemaPath:"\
#/properties/rows/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[y]:e.push(y),r++}var f=h===r;T=T||f}if(T)r=$,e!==null&&($?e.length=$:e=null);else{
let h={instancePath:i+"/rows",schemaPath:"#/properties/rows/anyOf",keyword:"anyOf",params:{}};e===null?e=[h]:e.push(h),r++}}let C=r,u=r,g=!1,m=null,R=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.ref===void 0){let x={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"r\
ef"}};e===null?e=[x]:e.push(x),r++}if(t.ref!==void 0){let x=r,$=r;if(t.ref!==null){let T={};e===null?e=[T]:e.push(T),r++}var d=$===r;if(d){let T={instancePath:i+
"/ref",schemaPath:"#/x-exactlyOne/oneOf/0/properties/ref/not",keyword:"not",params:{}};e===null?e=[T]:e.push(T),r++}else r=x,e!==null&&(x?e.length=x:e=null)}}else{
let x={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}var b=R===r;b&&(g=!0,m=0);let w=r;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.locator===void 0){let x={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{
missingProperty:"locator"}};e===null?e=[x]:e.push(x),r++}if(t.locator!==void 0){let x=r,$=r;if(t.locator!==null){let T={};e===null?e=[T]:e.push(T),r++}var c=$===
r;if(c){let T={instancePath:i+"/locator",schemaPath:"#/x-exactlyOne/oneOf/1/properties/locator/not",keyword:"not",params:{}};e===null?e=[T]:e.push(T),r++}else r=
x,e!==null&&(x?e.length=x:e=null)}}else{let x={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(
x),r++}var b=w===r;if(b&&g?(g=!1,m=[m,1]):b&&(g=!0,m=1),g)r=u,e!==null&&(u?e.length=u:e=null);else{let x={instancePath:i,schemaPath:"#/x-exactlyOne/oneOf",keyword:"\
oneOf",params:{passingSchemas:m}};e===null?e=[x]:e.push(x),r++}var I=C===r;if(!I){let x={instancePath:i,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{
members:["ref","locator"]}};e===null?e=[x]:e.push(x),r++}for(let x in t)if(!(x==="ref"||x==="locator"||x==="includeChildren"||x==="rows")){let $={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x,members:["ref","locator","includeChildren","rows"]}};e===null?e=
[$]:e.push($),r++}}else{let C={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}return _t.errors=e,r===0}var Ci=Nt,
ir={title:"UiGetSnapshotInput",description:"Which windows, how deep, and which sections.",type:"object",required:[],properties:{stage:{description:"Which window\
s.",anyOf:[{$ref:"#/$defs/StageChoice"},{type:"null"}],default:"focused"},stageIndex:{description:"Index of one window, alone or with `stage: focused`.",type:["\
integer","null"],minimum:0},window:{description:"A window by its `windowId`, or `current`; alone, without `stage` and `stageIndex`.",anyOf:[{$ref:"#/$defs/Windo\
wChoice"},{type:"null"}]},mode:{description:"How much of each node.",anyOf:[{$ref:"#/$defs/SnapshotMode"},{type:"null"}],default:"compact"},depth:{description:"\
Edges from the root; 0 is the root alone. Default: 8 in compact mode, 50 in full mode.",type:["integer","null"],minimum:0,maximum:1e3},include:{description:"Sec\
tions on or off, whatever the mode says.",anyOf:[{$ref:"#/$defs/SnapshotInclude"},{type:"null"}]}},additionalProperties:!1};function Nt(t,{instancePath:i="",parentData:O,
parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.stage!==void 0){let a=t.stage,l=r,f=!1,
d=r;if(typeof a!="string"){let c={instancePath:i+"/stage",schemaPath:"#/$defs/StageChoice/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),
r++}if(!(a==="focused"||a==="primary"||a==="all")){let c={instancePath:i+"/stage",schemaPath:"#/$defs/StageChoice/enum",keyword:"enum",params:{allowedValues:ut.
enum}};e===null?e=[c]:e.push(c),r++}var s=d===r;if(f=f||s,!f){let c=r;if(a!==null){let I={instancePath:i+"/stage",schemaPath:"#/properties/stage/anyOf/1/type",keyword:"\
type",params:{type:"null"}};e===null?e=[I]:e.push(I),r++}var s=c===r;f=f||s}if(f)r=l,e!==null&&(l?e.length=l:e=null);else{let c={instancePath:i+"/stage",schemaPath:"\
#/properties/stage/anyOf",keyword:"anyOf",params:{}};e===null?e=[c]:e.push(c),r++}}if(t.stageIndex!==void 0){let a=t.stageIndex;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a))&&a!==null){let l={instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex/type",keyword:"type",params:{type:ir.properties.stageIndex.
type}};e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let l={instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex\
/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[l]:e.push(l),r++}}if(t.window!==void 0){let a=t.window,l=r,f=!1,d=r;if(typeof a==
"string"){if(!we.test(a)){let c={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/pattern",keyword:"pattern",params:{expected:"the id of a window such \
as w2, or current"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[c]:e.push(c),r++}var n=d===r;if(f=f||n,!f){let c=r;if(a!==null){let I={instancePath:i+"/window",schemaPath:"#/properties/window/anyOf/1/type",
keyword:"type",params:{type:"null"}};e===null?e=[I]:e.push(I),r++}var n=c===r;f=f||n}if(f)r=l,e!==null&&(l?e.length=l:e=null);else{let c={instancePath:i+"/windo\
w",schemaPath:"#/properties/window/anyOf",keyword:"anyOf",params:{}};e===null?e=[c]:e.push(c),r++}}if(t.mode!==void 0){let a=t.mode,l=r,f=!1,d=r;if(typeof a!="s\
tring"){let c={instancePath:i+"/mode",schemaPath:"#/$defs/SnapshotMode/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(!(a==="compa\
ct"||a==="full")){let c={instancePath:i+"/mode",schemaPath:"#/$defs/SnapshotMode/enum",keyword:"enum",params:{allowedValues:lt.enum}};e===null?e=[c]:e.push(c),r++}
var o=d===r;if(f=f||o,!f){let c=r;if(a!==null){let I={instancePath:i+"/mode",schemaPath:"#/properties/mode/anyOf/1/type",keyword:"type",params:{type:"null"}};e===
null?e=[I]:e.push(I),r++}var o=c===r;f=f||o}if(f)r=l,e!==null&&(l?e.length=l:e=null);else{let c={instancePath:i+"/mode",schemaPath:"#/properties/mode/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[c]:e.push(c),r++}}if(t.depth!==void 0){let a=t.depth;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let l={instancePath:i+
"/depth",schemaPath:"#/properties/depth/type",keyword:"type",params:{type:ir.properties.depth.type}};e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(
a)){if(a<0||isNaN(a)){let l={instancePath:i+"/depth",schemaPath:"#/properties/depth/minimum",keyword:"minimum",params:{expected:"an integer from 0 to 1000"}};e===
null?e=[l]:e.push(l),r++}if(a>1e3||isNaN(a)){let l={instancePath:i+"/depth",schemaPath:"#/properties/depth/maximum",keyword:"maximum",params:{expected:"an integ\
er from 0 to 1000"}};e===null?e=[l]:e.push(l),r++}}}if(t.include!==void 0){let a=t.include,l=r,f=!1,d=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.bounds!==
void 0){let c=a.bounds;if(typeof c!="boolean"&&c!==null){let b={instancePath:i+"/include/bounds",schemaPath:"#/$defs/SnapshotInclude/properties/bounds/type",keyword:"\
type",params:{type:te.properties.bounds.type}};e===null?e=[b]:e.push(b),r++}}if(a.localToScreen!==void 0){let c=a.localToScreen;if(typeof c!="boolean"&&c!==null){
let b={instancePath:i+"/include/localToScreen",schemaPath:"#/$defs/SnapshotInclude/properties/localToScreen/type",keyword:"type",params:{type:te.properties.localToScreen.
type}};e===null?e=[b]:e.push(b),r++}}if(a.properties!==void 0){let c=a.properties;if(typeof c!="boolean"&&c!==null){let b={instancePath:i+"/include/properties",
schemaPath:"#/$defs/SnapshotInclude/properties/properties/type",keyword:"type",params:{type:te.properties.properties.type}};e===null?e=[b]:e.push(b),r++}}if(a.virtualization!==
void 0){let c=a.virtualization;if(typeof c!="boolean"&&c!==null){let b={instancePath:i+"/include/virtualization",schemaPath:"#/$defs/SnapshotInclude/properties/\
virtualization/type",keyword:"type",params:{type:te.properties.virtualization.type}};e===null?e=[b]:e.push(b),r++}}if(a.accessibility!==void 0){let c=a.accessibility;
if(typeof c!="boolean"&&c!==null){let b={instancePath:i+"/include/accessibility",schemaPath:"#/$defs/SnapshotInclude/properties/accessibility/type",keyword:"typ\
e",params:{type:te.properties.accessibility.type}};e===null?e=[b]:e.push(b),r++}}for(let c in a)if(!(c==="bounds"||c==="localToScreen"||c==="properties"||c==="v\
irtualization"||c==="accessibility")){let b={instancePath:i+"/include",schemaPath:"#/$defs/SnapshotInclude/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:c,members:["bounds","localToScreen","properties","virtualization","accessibility"]}};e===null?e=[b]:e.push(b),r++}}else{let c={instancePath:i+
"/include",schemaPath:"#/$defs/SnapshotInclude/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var p=d===r;if(f=f||p,!f){let c=r;if(a!==
null){let I={instancePath:i+"/include",schemaPath:"#/properties/include/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[I]:e.push(I),r++}var p=c===
r;f=f||p}if(f)r=l,e!==null&&(l?e.length=l:e=null);else{let c={instancePath:i+"/include",schemaPath:"#/properties/include/anyOf",keyword:"anyOf",params:{}};e===null?
e=[c]:e.push(c),r++}}for(let a in t)if(!(a==="stage"||a==="stageIndex"||a==="window"||a==="mode"||a==="depth"||a==="include")){let l={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a,members:["stage","stageIndex","window","mode","depth","include"]}};e===null?
e=[l]:e.push(l),r++}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Nt.errors=e,r===0}
var Ti=Dt;function Dt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.window!==void 0){let o=t.window,p=r,a=!1,l=r;if(typeof o=="string"){if(!we.test(o)){let f={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/pa\
ttern",keyword:"pattern",params:{expected:"the id of a window such as w2, or current"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/window",schemaPath:"\
#/$defs/WindowChoice/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}var s=l===r;if(a=a||s,!a){let f=r;if(o!==null){let c={instancePath:i+
"/window",schemaPath:"#/properties/window/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}var s=f===r;a=a||s}if(a)r=p,e!==null&&
(p?e.length=p:e=null);else{let f={instancePath:i+"/window",schemaPath:"#/properties/window/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),r++}}if(t.
locator!==void 0){let o=t.locator,p=r,a=!1,l=r;if(typeof o=="string"){if(_(o)<1){let f={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"\
minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[f]:e.push(f),r++}if(_(o)>1e3){let f={instancePath:i+"/locator",schemaPath:"#/$defs/\
Locator/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/locator",
schemaPath:"#/$defs/Locator/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}var n=l===r;if(a=a||n,!a){let f=r;if(o!==null){let c={instancePath:i+
"/locator",schemaPath:"#/properties/locator/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}var n=f===r;a=a||n}if(a)r=p,e!==null&&
(p?e.length=p:e=null);else{let f={instancePath:i+"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),r++}}for(let o in t)
if(!(o==="window"||o==="locator")){let p={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o,members:[
"window","locator"]}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}return Dt.errors=e,r===0}var Fi=Lt;function Lt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.windowId===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"windowId"}};e===null?e=[n]:e.push(n),r++}if(t.
windowId!==void 0){let n=t.windowId;if(typeof n=="string"){if(!re.test(n)){let o={instancePath:i+"/windowId",schemaPath:"#/$defs/WindowId/pattern",keyword:"patt\
ern",params:{expected:"the id of a window such as w2"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/windowId",schemaPath:"#/$defs/WindowId/type",
keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.selected!==void 0){let n=t.selected,o=r,p=!1,a=r;V(n,{instancePath:i+"/selected",parentData:t,
parentDataProperty:"selected",rootData:P,dynamicAnchors:k})||(e=e===null?V.errors:e.concat(V.errors),r=e.length);var s=a===r;if(p=p||s,!p){let l=r;if(n!==null){
let d={instancePath:i+"/selected",schemaPath:"#/properties/selected/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[d]:e.push(d),r++}var s=l===r;
p=p||s}if(p)r=o,e!==null&&(o?e.length=o:e=null);else{let l={instancePath:i+"/selected",schemaPath:"#/properties/selected/anyOf",keyword:"anyOf",params:{}};e===null?
e=[l]:e.push(l),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Lt.errors=e,r===
0}var Ei=Ct,rs={title:"UiLookInput",description:"Where to look, how much of it, and since when.",type:"object",required:[],properties:{window:{description:"Anot\
her window, by its `windowId`.",anyOf:[{$ref:"#/$defs/WindowChoice"},{type:"null"}]},within:{description:"Only the node that this names, and what is below it.",
anyOf:[{$ref:"#/$defs/Locator"},{type:"null"}]},since:{description:"Only what has changed since that look.",anyOf:[{$ref:"#/$defs/Revision"},{type:"null"}]},maxBytes:{
description:"Most bytes of the outline.",type:["integer","null"],minimum:1024,maximum:1048576,default:16384}},additionalProperties:!1};function Ct(t,{instancePath:i="",
parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.window!==void 0){let p=t.
window,a=r,l=!1,f=r;if(typeof p=="string"){if(!we.test(p)){let d={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/pattern",keyword:"pattern",params:{expected:"\
the id of a window such as w2, or current"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/type",keyword:"\
type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}var s=f===r;if(l=l||s,!l){let d=r;if(p!==null){let b={instancePath:i+"/window",schemaPath:"#/properti\
es/window/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var s=d===r;l=l||s}if(l)r=a,e!==null&&(a?e.length=a:e=null);else{let d={
instancePath:i+"/window",schemaPath:"#/properties/window/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}}if(t.within!==void 0){let p=t.within,a=r,
l=!1,f=r;if(typeof p=="string"){if(_(p)<1){let d={instancePath:i+"/within",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string\
 of 1 to 1000 characters"}};e===null?e=[d]:e.push(d),r++}if(_(p)>1e3){let d={instancePath:i+"/within",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",
params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/within",schemaPath:"#/$defs/Locator/type",keyword:"\
type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}var n=f===r;if(l=l||n,!l){let d=r;if(p!==null){let b={instancePath:i+"/within",schemaPath:"#/properti\
es/within/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var n=d===r;l=l||n}if(l)r=a,e!==null&&(a?e.length=a:e=null);else{let d={
instancePath:i+"/within",schemaPath:"#/properties/within/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}}if(t.since!==void 0){let p=t.since,a=r,
l=!1,f=r;if(typeof p=="string"){if(!Ve.test(p)){let d={instancePath:i+"/since",schemaPath:"#/$defs/Revision/pattern",keyword:"pattern",params:{expected:"the rev\
ision of a look such as r17"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/since",schemaPath:"#/$defs/Revision/type",keyword:"type",params:{type:"\
string"}};e===null?e=[d]:e.push(d),r++}var o=f===r;if(l=l||o,!l){let d=r;if(p!==null){let b={instancePath:i+"/since",schemaPath:"#/properties/since/anyOf/1/type",
keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),r++}var o=d===r;l=l||o}if(l)r=a,e!==null&&(a?e.length=a:e=null);else{let d={instancePath:i+"/since",
schemaPath:"#/properties/since/anyOf",keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}}if(t.maxBytes!==void 0){let p=t.maxBytes;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null){let a={instancePath:i+"/maxBytes",schemaPath:"#/properties/maxBytes/type",keyword:"type",params:{type:rs.properties.maxBytes.
type}};e===null?e=[a]:e.push(a),r++}if(typeof p=="number"&&isFinite(p)){if(p<1024||isNaN(p)){let a={instancePath:i+"/maxBytes",schemaPath:"#/properties/maxBytes\
/minimum",keyword:"minimum",params:{expected:"an integer from 1024 to 1048576"}};e===null?e=[a]:e.push(a),r++}if(p>1048576||isNaN(p)){let a={instancePath:i+"/ma\
xBytes",schemaPath:"#/properties/maxBytes/maximum",keyword:"maximum",params:{expected:"an integer from 1024 to 1048576"}};e===null?e=[a]:e.push(a),r++}}}for(let p in t)
if(!(p==="window"||p==="within"||p==="since"||p==="maxBytes")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p,members:["window","within","since","maxBytes"]}};e===null?e=[a]:e.push(a),r++}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Ct.errors=e,r===0}var Ri=Tt,nr={title:"UiPerformInput",description:"What to do.",type:"object",required:[
"actions"],properties:{actions:{description:"The actions in their order.",type:"array",items:{$ref:"#/$defs/Action"},minItems:1,maxItems:100},awaitUiIdle:{description:"\
Answer only when the effect is visible to the next call.",type:["boolean","null"],default:!0},timeoutMs:{description:"Deadline of the whole call.",type:["intege\
r","null"],minimum:1,maximum:6e4,default:5e3}},additionalProperties:!1};function Tt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.actions===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
actions"}};e===null?e=[s]:e.push(s),r++}if(t.actions!==void 0){let s=t.actions;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)Pe(s[o],{instancePath:i+"\
/actions/"+o,parentData:s,parentDataProperty:o,rootData:P,dynamicAnchors:k})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length);if(s.length<1){let o={instancePath:i+
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
e=[s]:e.push(s),r++}return Tt.errors=e,r===0}var Si=Ft;function Ft(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.results===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"results"}};e===null?e=[s]:e.push(s),r++}if(t.
results!==void 0){let s=t.results;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)se(s[o],{instancePath:i+"/results/"+o,parentData:s,parentDataProperty:o,
rootData:P,dynamicAnchors:k})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)}else{let n={instancePath:i+"/results",schemaPath:"#/properties/results/type",
keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),r++}return Ft.errors=e,r===0}var Wi=Et,ts={title:"UiQueryInput",description:"What to find, and where.",type:"object",required:["selector"],properties:{
scope:{description:"Where to search. Default: the focused window; with `within`, all windows.",anyOf:[{$ref:"#/$defs/QueryScope"},{type:"null"}]},within:{description:"\
Only what is below the node that this names.",anyOf:[{$ref:"#/$defs/Locator"},{type:"null"}]},selector:{description:"What to find.",$ref:"#/$defs/Selector"},limit:{
description:"At most this many matches.",type:["integer","null"],minimum:1,maximum:1e3,default:50}},additionalProperties:!1};function Et(t,{instancePath:i="",parentData:O,
parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.selector===void 0){let o={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"selector"}};e===null?e=[o]:e.push(o),r++}if(t.scope!==void 0){let o=t.scope,p=r,a=!1,l=r;Oe(
o,{instancePath:i+"/scope",parentData:t,parentDataProperty:"scope",rootData:P,dynamicAnchors:k})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length);var s=l===
r;if(a=a||s,!a){let f=r;if(o!==null){let c={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=
[c]:e.push(c),r++}var s=f===r;a=a||s}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{let f={instancePath:i+"/scope",schemaPath:"#/properties/scope/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[f]:e.push(f),r++}}if(t.within!==void 0){let o=t.within,p=r,a=!1,l=r;if(typeof o=="string"){if(_(o)<1){let f={instancePath:i+"/with\
in",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[f]:e.push(f),r++}if(_(o)>1e3){let f={
instancePath:i+"/within",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[f]:e.push(
f),r++}}else{let f={instancePath:i+"/within",schemaPath:"#/$defs/Locator/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}var n=l===r;if(a=
a||n,!a){let f=r;if(o!==null){let c={instancePath:i+"/within",schemaPath:"#/properties/within/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:
e.push(c),r++}var n=f===r;a=a||n}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{let f={instancePath:i+"/within",schemaPath:"#/properties/within/anyOf",keyword:"a\
nyOf",params:{}};e===null?e=[f]:e.push(f),r++}}if(t.selector!==void 0&&(je(t.selector,{instancePath:i+"/selector",parentData:t,parentDataProperty:"selector",rootData:P,
dynamicAnchors:k})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),t.limit!==void 0){let o=t.limit;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))&&o!==null){let p={instancePath:i+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:ts.properties.limit.type}};e===null?e=[p]:e.push(
p),r++}if(typeof o=="number"&&isFinite(o)){if(o<1||isNaN(o)){let p={instancePath:i+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{expected:"\
an integer from 1 to 1000"}};e===null?e=[p]:e.push(p),r++}if(o>1e3||isNaN(o)){let p={instancePath:i+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"ma\
ximum",params:{expected:"an integer from 1 to 1000"}};e===null?e=[p]:e.push(p),r++}}}for(let o in t)if(!(o==="scope"||o==="within"||o==="selector"||o==="limit")){
let p={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o,members:["scope","within","selector","limi\
t"]}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Et.
errors=e,r===0}var Bi=Rt;function Rt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.matches===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"matches"}};e===null?e=[s]:e.push(s),r++}if(t.
matches!==void 0){let s=t.matches;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)pe(s[o],{instancePath:i+"/matches/"+o,parentData:s,parentDataProperty:o,
rootData:P,dynamicAnchors:k})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)}else{let n={instancePath:i+"/matches",schemaPath:"#/properties/matches/type",
keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(t.truncated!==void 0&&typeof t.truncated!="boolean"){let s={instancePath:i+"/truncated",schemaPath:"\
#/properties/truncated/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.total!==void 0){let s=t.total;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),
r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{expected:"\
an integer of at least 0"}};e===null?e=[n]:e.push(n),r++}}if(t.searched!==void 0&&($e(t.searched,{instancePath:i+"/searched",parentData:t,parentDataProperty:"se\
arched",rootData:P,dynamicAnchors:k})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),t.nearest!==void 0){let s=t.nearest;if(Array.isArray(s)){let n=s.length;
for(let o=0;o<n;o++)pe(s[o],{instancePath:i+"/nearest/"+o,parentData:s,parentDataProperty:o,rootData:P,dynamicAnchors:k})||(e=e===null?pe.errors:e.concat(pe.errors),
r=e.length)}else{let n={instancePath:i+"/nearest",schemaPath:"#/properties/nearest/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Rt.errors=e,r===0}var Mi=St,Ne={title:"UiSc\
reenshotInput",description:"Of what, how large, and with which marks.",type:"object",required:[],properties:{stageIndex:{description:"Index of the window. Defau\
lt: the focused one.",type:["integer","null"],minimum:0},window:{description:"A window by its `windowId`, or `current`; alone, without `stageIndex`.",anyOf:[{$ref:"\
#/$defs/WindowChoice"},{type:"null"}]},locator:{description:"Only the node that this names, in whatever window it is found, or in that of `window` or `stageInde\
x`.",anyOf:[{$ref:"#/$defs/Locator"},{type:"null"}]},maxWidth:{description:"Most pixels across; a larger picture is scaled down.",type:["integer","null"],minimum:16,
maximum:16384},maxHeight:{description:"Most pixels down; a larger picture is scaled down.",type:["integer","null"],minimum:16,maximum:16384},annotate:{description:"\
Draw a box with its uid around each line of the look.",type:["boolean","null"],default:!1}},additionalProperties:!1};function St(t,{instancePath:i="",parentData:O,
parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.stageIndex!==void 0){let o=t.stageIndex;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:i+"/stageIndex",schemaPath:"#/properties/stageIndex/type",keyword:"type",
params:{type:Ne.properties.stageIndex.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let p={instancePath:i+"/stageInde\
x",schemaPath:"#/properties/stageIndex/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[p]:e.push(p),r++}}if(t.window!==void 0){
let o=t.window,p=r,a=!1,l=r;if(typeof o=="string"){if(!we.test(o)){let f={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/pattern",keyword:"pattern",params:{
expected:"the id of a window such as w2, or current"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/window",schemaPath:"#/$defs/WindowChoice/type",
keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}var s=l===r;if(a=a||s,!a){let f=r;if(o!==null){let c={instancePath:i+"/window",schemaPath:"#\
/properties/window/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}var s=f===r;a=a||s}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{
let f={instancePath:i+"/window",schemaPath:"#/properties/window/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),r++}}if(t.locator!==void 0){let o=t.locator,
p=r,a=!1,l=r;if(typeof o=="string"){if(_(o)<1){let f={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/minLength",keyword:"minLength",params:{expected:"a s\
tring of 1 to 1000 characters"}};e===null?e=[f]:e.push(f),r++}if(_(o)>1e3){let f={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/maxLength",keyword:"maxL\
ength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/locator",schemaPath:"#/$defs/Locator/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}var n=l===r;if(a=a||n,!a){let f=r;if(o!==null){let c={instancePath:i+"/locator",schemaPath:"\
#/properties/locator/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[c]:e.push(c),r++}var n=f===r;a=a||n}if(a)r=p,e!==null&&(p?e.length=p:e=null);else{
let f={instancePath:i+"/locator",schemaPath:"#/properties/locator/anyOf",keyword:"anyOf",params:{}};e===null?e=[f]:e.push(f),r++}}if(t.maxWidth!==void 0){let o=t.
maxWidth;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:i+"/maxWidth",schemaPath:"#/properties/maxWidth/type",keyword:"\
type",params:{type:Ne.properties.maxWidth.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)){if(o<16||isNaN(o)){let p={instancePath:i+"/max\
Width",schemaPath:"#/properties/maxWidth/minimum",keyword:"minimum",params:{expected:"an integer from 16 to 16384"}};e===null?e=[p]:e.push(p),r++}if(o>16384||isNaN(
o)){let p={instancePath:i+"/maxWidth",schemaPath:"#/properties/maxWidth/maximum",keyword:"maximum",params:{expected:"an integer from 16 to 16384"}};e===null?e=[
p]:e.push(p),r++}}}if(t.maxHeight!==void 0){let o=t.maxHeight;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:i+"/maxHei\
ght",schemaPath:"#/properties/maxHeight/type",keyword:"type",params:{type:Ne.properties.maxHeight.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(
o)){if(o<16||isNaN(o)){let p={instancePath:i+"/maxHeight",schemaPath:"#/properties/maxHeight/minimum",keyword:"minimum",params:{expected:"an integer from 16 to \
16384"}};e===null?e=[p]:e.push(p),r++}if(o>16384||isNaN(o)){let p={instancePath:i+"/maxHeight",schemaPath:"#/properties/maxHeight/maximum",keyword:"maximum",params:{
expected:"an integer from 16 to 16384"}};e===null?e=[p]:e.push(p),r++}}}if(t.annotate!==void 0){let o=t.annotate;if(typeof o!="boolean"&&o!==null){let p={instancePath:i+
"/annotate",schemaPath:"#/properties/annotate/type",keyword:"type",params:{type:Ne.properties.annotate.type}};e===null?e=[p]:e.push(p),r++}}for(let o in t)if(!(o===
"stageIndex"||o==="window"||o==="locator"||o==="maxWidth"||o==="maxHeight"||o==="annotate")){let p={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o,members:["stageIndex","window","locator","maxWidth","maxHeight","annotate"]}};e===null?e=[p]:e.push(p),r++}}else{
let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return St.errors=e,r===0}var Ui=Wt;function Wt(t,{instancePath:i="",parentData:O,parentDataProperty:A,rootData:P=t,dynamicAnchors:k={}}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
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
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Wt.errors=e,r===0}export{ls as validateAction,ns as validateActionFailedDetails,os as validateActionResult,ps as validateActionTarget,as as validateActionType,fs as validateAmbiguousDetails,
us as validateAnnotation,cs as validateAppInfo,ys as validateAttachmentCapabilities,ds as validateAvailableStage,hs as validateBounds,ms as validateBusyDetails,
ws as validateClickAction,gs as validateColumnInfo,Ps as validateColumnKey,ks as validateDiagnosedException,xs as validateErrorCode,bs as validateErrorEnvelope,
vs as validateFailureReason,As as validateFocusAction,Os as validateFocusInfo,qs as validateFocusedWindow,Is as validateFxThreadState,$s as validateHealth,js as validateInputIssue,
_s as validateInvalidInputDetails,Ns as validateItemAddress,Ds as validateLocatedCandidate,Ls as validateLocator,Cs as validateLookKind,Ts as validateLookWindow,
Fs as validateMatchLayout,Es as validateMemoryUse,Rs as validateModifier,Ss as validateNoStagesDetails,Ws as validateNodeAccessibility,Bs as validateNodeFx,Ms as validateNodeHint,
Us as validateNodeLayout,Vs as validateNodeMatch,Ys as validateNodeRef,Hs as validateNodeRefInput,Ks as validateNodeText,zs as validateNodeValue,Xs as validateNotEnabledDetails,
Gs as validateNotEnabledReason,Js as validatePredicate,Zs as validatePressKeyAction,Qs as validateQueryScope,ei as validateReadRow,ri as validateReadRows,ti as validateRefDetails,
si as validateRevision,ii as validateRowRange,ni as validateRowsRequest,oi as validateScopeChoice,pi as validateScreenBounds,ai as validateScrollAction,li as validateSearchedPlace,
fi as validateSelector,ui as validateSetTextAction,ci as validateSnapshotInclude,yi as validateSnapshotMode,di as validateStageChoice,hi as validateStageKind,mi as validateTextMatch,
wi as validateTimeoutDetails,gi as validateToolError,Pi as validateTypeTextAction,ki as validateUiDiagnostics,Di as validateUiDiagnosticsInput,Li as validateUiGetNodeInput,
Ci as validateUiGetSnapshotInput,Ti as validateUiInspectInput,Fi as validateUiInspectOutput,xi as validateUiLook,Ei as validateUiLookInput,bi as validateUiNode,
Ri as validateUiPerformInput,Si as validateUiPerformOutput,Wi as validateUiQueryInput,Bi as validateUiQueryOutput,vi as validateUiScene,Mi as validateUiScreenshotInput,
Ui as validateUiScreenshotOutput,Ai as validateUiSnapshot,Oi as validateUiStage,qi as validateVirtualization,Ii as validateVirtualizedKind,$i as validateVisibleCell,
ji as validateVisibleRow,_i as validateWindowChoice,Ni as validateWindowId};
