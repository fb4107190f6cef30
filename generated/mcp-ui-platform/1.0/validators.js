// Generated from schema/mcp-ui-platform/1.0 by `npm run generate`. Edit the source, not this file.
var je=(s,o)=>()=>{try{return o||s((o={exports:{}}).exports,o),o.exports}catch(d){throw o=0,d}};var U=je(V=>{"use strict";Object.defineProperty(V,"__esModule",{value:!0});function S(s){let o=s.length,d=0,f=0,p;for(;f<o;)d++,p=s.charCodeAt(f++),p>=55296&&p<=
56319&&f<o&&(p=s.charCodeAt(f),(p&64512)===56320&&f++);return d}V.default=S;S.code='require("ajv/dist/runtime/ucs2length").default'});var Re=G,W={title:"Access",description:"What a frontend may do with a variable: read it, write it, both, or trigger it.",type:"string",enum:["r","w","rw","actio\
n"]};function G(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(typeof s!="string"){let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(!(s==="r"||s==="w"||s==="rw"||s==="action")){let r={instancePath:o,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:W.enum}};e===null?e=[r]:e.push(r),i++}return G.errors=e,i===0}var Ce=v;var H={title:"LoggingConfiguration",description:"[logging]: what the platform itself writes.",type:"object",required:["level","output"],properties:{level:{description:"\
The least important messages that are written.",type:"string",enum:["error","warn","info","debug"]},output:{description:"Where they go: stderr, stdout, or a fil\
e below base_dir. With --mcp stdout is not possible, and stderr takes its place.",type:"string",minLength:1}}},z=new RegExp("^[0-9]+(ms|s|m|h|d)$","u"),h=U().default;
function v(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.server===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"server"}};e===null?e=[r]:e.push(r),i++}if(s.
lua===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lua"}};e===null?e=[r]:e.push(r),i++}if(s.session===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"session"}};e===null?e=[r]:e.push(r),i++}if(s.logging===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"logging"}};e===null?e=[r]:e.push(r),i++}if(s.server!==void 0){let r=s.server;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.port===void 0){let t={instancePath:o+"/server",schemaPath:"#/$defs/ServerConfiguration/required",keyword:"requ\
ired",params:{missingProperty:"port"}};e===null?e=[t]:e.push(t),i++}if(r.maxSessions===void 0){let t={instancePath:o+"/server",schemaPath:"#/$defs/ServerConfigu\
ration/required",keyword:"required",params:{missingProperty:"maxSessions"}};e===null?e=[t]:e.push(t),i++}if(r.port!==void 0){let t=r.port;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))){let n={instancePath:o+"/server/port",schemaPath:"#/$defs/ServerConfiguration/properties/port/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[n]:e.push(n),i++}if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let n={instancePath:o+"/server/port",schemaPath:"#/$defs/ServerCon\
figuration/properties/port/minimum",keyword:"minimum",params:{expected:"an integer from 0 to 65535"}};e===null?e=[n]:e.push(n),i++}if(t>65535||isNaN(t)){let n={
instancePath:o+"/server/port",schemaPath:"#/$defs/ServerConfiguration/properties/port/maximum",keyword:"maximum",params:{expected:"an integer from 0 to 65535"}};
e===null?e=[n]:e.push(n),i++}}}if(r.maxSessions!==void 0){let t=r.maxSessions;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let n={instancePath:o+"/\
server/maxSessions",schemaPath:"#/$defs/ServerConfiguration/properties/maxSessions/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),i++}if(typeof t==
"number"&&isFinite(t)&&(t<1||isNaN(t))){let n={instancePath:o+"/server/maxSessions",schemaPath:"#/$defs/ServerConfiguration/properties/maxSessions/minimum",keyword:"\
minimum",params:{expected:"an integer of at least 1"}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:o+"/server",schemaPath:"#/$defs/ServerConfigurati\
on/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}if(s.lua!==void 0){let r=s.lua;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.softTimeoutMs===
void 0){let t={instancePath:o+"/lua",schemaPath:"#/$defs/LuaConfiguration/required",keyword:"required",params:{missingProperty:"softTimeoutMs"}};e===null?e=[t]:
e.push(t),i++}if(r.hardTimeoutMs===void 0){let t={instancePath:o+"/lua",schemaPath:"#/$defs/LuaConfiguration/required",keyword:"required",params:{missingProperty:"\
hardTimeoutMs"}};e===null?e=[t]:e.push(t),i++}if(r.memoryMb===void 0){let t={instancePath:o+"/lua",schemaPath:"#/$defs/LuaConfiguration/required",keyword:"requi\
red",params:{missingProperty:"memoryMb"}};e===null?e=[t]:e.push(t),i++}if(r.softTimeoutMs!==void 0){let t=r.softTimeoutMs;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let n={instancePath:o+"/lua/softTimeoutMs",schemaPath:"#/$defs/LuaConfiguration/properties/softTimeoutMs/type",keyword:"type",params:{type:"in\
teger"}};e===null?e=[n]:e.push(n),i++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let n={instancePath:o+"/lua/softTimeoutMs",schemaPath:"#/$defs/LuaCon\
figuration/properties/softTimeoutMs/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[n]:e.push(n),i++}}if(r.hardTimeoutMs!==
void 0){let t=r.hardTimeoutMs;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let n={instancePath:o+"/lua/hardTimeoutMs",schemaPath:"#/$defs/LuaConfig\
uration/properties/hardTimeoutMs/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),i++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){
let n={instancePath:o+"/lua/hardTimeoutMs",schemaPath:"#/$defs/LuaConfiguration/properties/hardTimeoutMs/minimum",keyword:"minimum",params:{expected:"an integer\
 of at least 1"}};e===null?e=[n]:e.push(n),i++}}if(r.memoryMb!==void 0){let t=r.memoryMb;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let n={instancePath:o+
"/lua/memoryMb",schemaPath:"#/$defs/LuaConfiguration/properties/memoryMb/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),i++}if(typeof t==
"number"&&isFinite(t)&&(t<1||isNaN(t))){let n={instancePath:o+"/lua/memoryMb",schemaPath:"#/$defs/LuaConfiguration/properties/memoryMb/minimum",keyword:"minimum",
params:{expected:"an integer of at least 1"}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:o+"/lua",schemaPath:"#/$defs/LuaConfiguration/type",keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}if(s.session!==void 0){let r=s.session;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.timeout===void 0){
let t={instancePath:o+"/session",schemaPath:"#/$defs/SessionConfiguration/required",keyword:"required",params:{missingProperty:"timeout"}};e===null?e=[t]:e.push(
t),i++}if(r.timeout!==void 0){let t=r.timeout;if(typeof t=="string"){if(!z.test(t)){let n={instancePath:o+"/session/timeout",schemaPath:"#/$defs/SessionConfigur\
ation/properties/timeout/pattern",keyword:"pattern",params:{expected:"a duration such as 24h or 30m"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:o+
"/session/timeout",schemaPath:"#/$defs/SessionConfiguration/properties/timeout/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}}else{
let t={instancePath:o+"/session",schemaPath:"#/$defs/SessionConfiguration/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}if(s.logging!==
void 0){let r=s.logging;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.level===void 0){let t={instancePath:o+"/logging",schemaPath:"#/$defs/LoggingConfigurat\
ion/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[t]:e.push(t),i++}if(r.output===void 0){let t={instancePath:o+"/logging",schemaPath:"\
#/$defs/LoggingConfiguration/required",keyword:"required",params:{missingProperty:"output"}};e===null?e=[t]:e.push(t),i++}if(r.level!==void 0){let t=r.level;if(typeof t!=
"string"){let n={instancePath:o+"/logging/level",schemaPath:"#/$defs/LoggingConfiguration/properties/level/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),i++}if(!(t==="error"||t==="warn"||t==="info"||t==="debug")){let n={instancePath:o+"/logging/level",schemaPath:"#/$defs/LoggingConfiguration/prop\
erties/level/enum",keyword:"enum",params:{allowedValues:H.properties.level.enum}};e===null?e=[n]:e.push(n),i++}}if(r.output!==void 0){let t=r.output;if(typeof t==
"string"){if(h(t)<1){let n={instancePath:o+"/logging/output",schemaPath:"#/$defs/LoggingConfiguration/properties/output/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:o+"/logging/output",schemaPath:"#/$defs/LoggingConfiguration/properti\
es/output/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:o+"/logging",schemaPath:"#/$defs/LoggingConfigura\
tion/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[r]:e.push(r),i++}return v.errors=e,i===0}var Ve=Z;function Z(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.port===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
port"}};e===null?e=[r]:e.push(r),i++}if(s.maxSessions===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxSes\
sions"}};e===null?e=[r]:e.push(r),i++}if(s.port!==void 0){let r=s.port;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/port",schemaPath:"\
#/properties/port/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={instancePath:o+
"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{expected:"an integer from 0 to 65535"}};e===null?e=[t]:e.push(t),i++}if(r>65535||isNaN(
r)){let t={instancePath:o+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{expected:"an integer from 0 to 65535"}};e===null?e=[t]:e.push(
t),i++}}}if(s.maxSessions!==void 0){let r=s.maxSessions;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/maxSessions",schemaPath:"\
#/properties/maxSessions/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={
instancePath:o+"/maxSessions",schemaPath:"#/properties/maxSessions/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Z.errors=e,i===0}var Me=J;function J(s,{
instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.softTimeoutMs===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"softTimeoutMs"}};e===null?e=[r]:e.push(r),i++}if(s.hardTimeoutMs===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hardTimeoutMs"}};e===null?e=[r]:e.push(r),i++}if(s.memoryMb===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"memoryMb"}};e===null?e=[r]:e.push(r),i++}if(s.softTimeoutMs!==
void 0){let r=s.softTimeoutMs;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/softTimeoutMs",schemaPath:"#/properties/softTime\
outMs/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:o+"/so\
ftTimeoutMs",schemaPath:"#/properties/softTimeoutMs/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}if(s.
hardTimeoutMs!==void 0){let r=s.hardTimeoutMs;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/hardTimeoutMs",schemaPath:"#/pro\
perties/hardTimeoutMs/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:o+
"/hardTimeoutMs",schemaPath:"#/properties/hardTimeoutMs/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}if(s.
memoryMb!==void 0){let r=s.memoryMb;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/memoryMb",schemaPath:"#/properties/memoryM\
b/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:o+"/memory\
Mb",schemaPath:"#/properties/memoryMb/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return J.errors=e,i===0}var We=Y;function Y(s,{instancePath:o="",parentData:d,
parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.timeout===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"timeout"}};e===null?e=[r]:e.push(r),i++}if(s.timeout!==void 0){let r=s.timeout;if(typeof r==
"string"){if(!z.test(r)){let t={instancePath:o+"/timeout",schemaPath:"#/properties/timeout/pattern",keyword:"pattern",params:{expected:"a duration such as 24h o\
r 30m"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:o+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Y.errors=e,i===0}
var Se=K;function K(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.level===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[r]:e.push(r),i++}
if(s.output===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"output"}};e===null?e=[r]:e.push(r),i++}if(s.level!==
void 0){let r=s.level;if(typeof r!="string"){let t={instancePath:o+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),i++}if(!(r==="error"||r==="warn"||r==="info"||r==="debug")){let t={instancePath:o+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{
allowedValues:H.properties.level.enum}};e===null?e=[t]:e.push(t),i++}}if(s.output!==void 0){let r=s.output;if(typeof r=="string"){if(h(r)<1){let t={instancePath:o+
"/output",schemaPath:"#/properties/output/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:o+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return K.errors=e,i===0}var Ue=Q;function Q(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(typeof s!="string"){let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}return Q.errors=e,i===0}var Be=X;function C(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.code===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[r]:e.push(r),i++}if(s.message===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[r]:e.push(r),i++}if(s.details===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[r]:e.push(r),i++}if(s.code!==void 0&&typeof s.code!=
"string"){let r={instancePath:o+"/code",schemaPath:"#/$defs/ErrorCode/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(s.message!==void 0){
let r=s.message;if(typeof r=="string"){if(h(r)<1){let t={instancePath:o+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:o+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),i++}}if(s.details!==void 0){let r=s.details;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/det\
ails",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return C.errors=e,i===0}function X(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,
dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"error"}};e===null?e=[r]:e.push(r),i++}s.error!==void 0&&(C(s.error,{instancePath:o+"/error",parentData:s,parentDataProperty:"\
error",rootData:p,dynamicAnchors:u})||(e=e===null?C.errors:e.concat(C.errors),i=e.length))}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),i++}return X.errors=e,i===0}var Ge=ee;function ee(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(typeof s!="string"){let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}return ee.errors=e,i===0}var He=re;function re(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.pointer===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pointer"}};e===null?e=[r]:e.push(r),i++}if(s.
message===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[r]:e.push(r),i++}if(s.expected===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expected"}};e===null?e=[r]:e.push(r),i++}if(s.pointer!==void 0&&
typeof s.pointer!="string"){let r={instancePath:o+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(
r),i++}if(s.message!==void 0&&typeof s.message!="string"){let r={instancePath:o+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[r]:e.push(r),i++}if(s.expected!==void 0&&typeof s.expected!="string"){let r={instancePath:o+"/expected",schemaPath:"#/properties/expected/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[r]:e.push(r),i++}return re.errors=e,i===0}var ze=te;function te(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.issues===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[r]:e.push(r),i++}if(s.
issues!==void 0){let r=s.issues;if(Array.isArray(r)){let t=r.length;for(let n=0;n<t;n++){let a=r[n];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.pointer===
void 0){let l={instancePath:o+"/issues/"+n,schemaPath:"#/$defs/InputIssue/required",keyword:"required",params:{missingProperty:"pointer"}};e===null?e=[l]:e.push(
l),i++}if(a.message===void 0){let l={instancePath:o+"/issues/"+n,schemaPath:"#/$defs/InputIssue/required",keyword:"required",params:{missingProperty:"message"}};
e===null?e=[l]:e.push(l),i++}if(a.expected===void 0){let l={instancePath:o+"/issues/"+n,schemaPath:"#/$defs/InputIssue/required",keyword:"required",params:{missingProperty:"\
expected"}};e===null?e=[l]:e.push(l),i++}if(a.pointer!==void 0&&typeof a.pointer!="string"){let l={instancePath:o+"/issues/"+n+"/pointer",schemaPath:"#/$defs/In\
putIssue/properties/pointer/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}if(a.message!==void 0&&typeof a.message!="string"){let l={
instancePath:o+"/issues/"+n+"/message",schemaPath:"#/$defs/InputIssue/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}
if(a.expected!==void 0&&typeof a.expected!="string"){let l={instancePath:o+"/issues/"+n+"/expected",schemaPath:"#/$defs/InputIssue/properties/expected/type",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:o+"/issues/"+n,schemaPath:"#/$defs/InputIssue/type",keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),i++}}if(r.length<1){let n={instancePath:o+"/issues",schemaPath:"#/properties/issues/minItems",keyword:"minItems",params:{
expected:"a list of at least 1 item"}};e===null?e=[n]:e.push(n),i++}}else{let t={instancePath:o+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{
type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}
return te.errors=e,i===0}var Ze=se,Ae={title:"LuaErrorDetails",description:"Details of UI_LUA_ERROR.",type:"object",properties:{traceback:{description:"The call\
s that led to the error, as Lua writes them; null for code that does not compile.",type:["string","null"]}}};function se(s,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.traceback!==void 0){let r=s.traceback;if(typeof r!="strin\
g"&&r!==null){let t={instancePath:o+"/traceback",schemaPath:"#/properties/traceback/type",keyword:"type",params:{type:Ae.properties.traceback.type}};e===null?e=
[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return se.errors=e,i===0}
var Je=ie;function ie(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.obj===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"obj"}};e===null?e=[r]:e.push(r),i++}if(s.obj!==
void 0){let r=s.obj;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/obj",schemaPath:"#/properties/obj/type",keyword:"type",params:{
type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:o+"/obj",schemaPath:"#/properties/obj/min\
imum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ie.errors=e,i===0}var Ye=oe,b={title:"RequestId",description:"Whatever a frontend chose to know t\
he answer by; the answer, or the error, repeats it.",type:["string","integer"],maxLength:100};function oe(s,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(typeof s!="string"&&!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:b.type}};e===null?e=[r]:e.push(r),i++}if(typeof s=="string"&&h(s)>100){let r={instancePath:o,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{expected:"a string of at most 100 characters or an integer"}};e===null?e=[r]:e.push(r),i++}return oe.errors=e,i===0}var Ke=ne;function ne(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.sessionId===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionId"}};e===null?e=[r]:e.push(r),i++}
if(s.sessions===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessions"}};e===null?e=[r]:e.push(r),i++}if(s.
sessionId!==void 0&&typeof s.sessionId!="string"){let r={instancePath:o+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[r]:e.push(r),i++}if(s.sessions!==void 0){let r=s.sessions;if(Array.isArray(r)){let t=r.length;for(let n=0;n<t;n++)if(typeof r[n]!="string"){let a={
instancePath:o+"/sessions/"+n,schemaPath:"#/properties/sessions/items/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),i++}}else{let t={instancePath:o+
"/sessions",schemaPath:"#/properties/sessions/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ne.errors=e,i===0}var Qe=ae;function ae(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.limitMs===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limitMs"}};e===null?e=[r]:e.push(r),i++}if(s.
sessionReset===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sessionReset"}};e===null?e=[r]:e.push(r),i++}if(s.
limitMs!==void 0){let r=s.limitMs;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/limitMs",schemaPath:"#/properties/limitMs/ty\
pe",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:o+"/limitMs",schemaPath:"\
#/properties/limitMs/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}if(s.sessionReset!==void 0&&typeof s.
sessionReset!="boolean"){let r={instancePath:o+"/sessionReset",schemaPath:"#/properties/sessionReset/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:
e.push(r),i++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ae.errors=e,i===0}var Xe=pe;
function pe(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.code===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[r]:e.push(r),i++}if(s.message===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[r]:e.push(r),i++}if(s.details===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[r]:e.push(r),i++}if(s.code!==void 0&&typeof s.code!=
"string"){let r={instancePath:o+"/code",schemaPath:"#/$defs/ErrorCode/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(s.message!==void 0){
let r=s.message;if(typeof r=="string"){if(h(r)<1){let t={instancePath:o+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:o+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),i++}}if(s.details!==void 0){let r=s.details;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:o+"/det\
ails",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return pe.errors=e,i===0}var er=k;var P={title:"VariableProperties",description:"Facts about a variable beside its value. Applications and frontends may add others; in a change null removes one.",
type:"object",properties:{type:{description:"The type of the presenter that the value is; it chooses the view.",type:["string","null"]},path:{description:"Where\
 the value is, seen from the parent: contacts.0.name, ..title, save(), setName(_). What stands behind a ? becomes properties: name?access=r.",type:["string","nu\
ll"]},access:{description:"What a frontend may do with it; rw where nothing is said.",anyOf:[{$ref:"#/$defs/Access"},{type:"null"}]},namespace:{description:"Whi\
ch view of its type to show; DEFAULT where nothing is said.",type:["string","null"]},title:{description:"Of variable 1: what the page is called.",type:["string",
"null"]},epoch:{description:"Of variable 1: another string for each fresh Lua state of the session, so that a frontend that connects again knows whether its var\
iables mean the same.",type:["string","null"]},viewdefs:{description:"Of variable 1: view definitions, all of them in an answer, else those that are new.",anyOf:[
{$ref:"#/$defs/Viewdefs"},{type:"null"}]}}};function g(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type!==void 0){let n=s.type;if(typeof n!="string"&&n!==null){let a={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:P.
properties.type.type}};e===null?e=[a]:e.push(a),i++}}if(s.path!==void 0){let n=s.path;if(typeof n!="string"&&n!==null){let a={instancePath:o+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:P.properties.path.type}};e===null?e=[a]:e.push(a),i++}}if(s.access!==void 0){let n=s.access,a=i,l=!1,c=i;if(typeof n!=
"string"){let y={instancePath:o+"/access",schemaPath:"#/$defs/Access/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),i++}if(!(n==="r"||n===
"w"||n==="rw"||n==="action")){let y={instancePath:o+"/access",schemaPath:"#/$defs/Access/enum",keyword:"enum",params:{allowedValues:W.enum}};e===null?e=[y]:e.push(
y),i++}var r=c===i;if(l=l||r,!l){let y=i;if(n!==null){let m={instancePath:o+"/access",schemaPath:"#/properties/access/anyOf/1/type",keyword:"type",params:{type:"\
null"}};e===null?e=[m]:e.push(m),i++}var r=y===i;l=l||r}if(l)i=a,e!==null&&(a?e.length=a:e=null);else{let y={instancePath:o+"/access",schemaPath:"#/properties/a\
ccess/anyOf",keyword:"anyOf",params:{}};e===null?e=[y]:e.push(y),i++}}if(s.namespace!==void 0){let n=s.namespace;if(typeof n!="string"&&n!==null){let a={instancePath:o+
"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:P.properties.namespace.type}};e===null?e=[a]:e.push(a),i++}}if(s.title!==void 0){
let n=s.title;if(typeof n!="string"&&n!==null){let a={instancePath:o+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:P.properties.title.
type}};e===null?e=[a]:e.push(a),i++}}if(s.epoch!==void 0){let n=s.epoch;if(typeof n!="string"&&n!==null){let a={instancePath:o+"/epoch",schemaPath:"#/properties\
/epoch/type",keyword:"type",params:{type:P.properties.epoch.type}};e===null?e=[a]:e.push(a),i++}}if(s.viewdefs!==void 0){let n=s.viewdefs,a=i,l=!1,c=i;if(n&&typeof n==
"object"&&!Array.isArray(n)){for(let y in n)if(typeof n[y]!="string"){let w={instancePath:o+"/viewdefs/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/\
$defs/Viewdefs/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),i++}}else{let y={instancePath:o+"/viewdefs",schemaPath:"\
#/$defs/Viewdefs/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),i++}var t=c===i;if(l=l||t,!l){let y=i;if(n!==null){let m={instancePath:o+
"/viewdefs",schemaPath:"#/properties/viewdefs/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[m]:e.push(m),i++}var t=y===i;l=l||t}if(l)i=a,e!==null&&
(a?e.length=a:e=null);else{let y={instancePath:o+"/viewdefs",schemaPath:"#/properties/viewdefs/anyOf",keyword:"anyOf",params:{}};e===null?e=[y]:e.push(y),i++}}}else{
let n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),i++}return g.errors=e,i===0}function k(s,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.varId===void 0){let t={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"varId"}};e===null?e=[t]:e.push(t),i++}if(s.varId!==void 0){let t=s.varId;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let n={instancePath:o+"/varId",schemaPath:"#/properties/varId/type",keyword:"type",params:{type:"integer"}};e===null?
e=[n]:e.push(n),i++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let n={instancePath:o+"/varId",schemaPath:"#/properties/varId/minimum",keyword:"minimum",
params:{expected:"an integer of at least 1"}};e===null?e=[n]:e.push(n),i++}}if(s.requestId!==void 0){let t=s.requestId,n=i,a=!1,l=i;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let c={instancePath:o+"/requestId",schemaPath:"#/$defs/RequestId/type",keyword:"type",params:{type:b.type}};e===null?
e=[c]:e.push(c),i++}if(typeof t=="string"&&h(t)>100){let c={instancePath:o+"/requestId",schemaPath:"#/$defs/RequestId/maxLength",keyword:"maxLength",params:{expected:"\
a string of at most 100 characters or an integer"}};e===null?e=[c]:e.push(c),i++}var r=l===i;if(a=a||r,!a){let c=i;if(t!==null){let w={instancePath:o+"/requestI\
d",schemaPath:"#/properties/requestId/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),i++}var r=c===i;a=a||r}if(a)i=n,e!==null&&(n?e.
length=n:e=null);else{let c={instancePath:o+"/requestId",schemaPath:"#/properties/requestId/anyOf",keyword:"anyOf",params:{}};e===null?e=[c]:e.push(c),i++}}s.properties!==
void 0&&(g(s.properties,{instancePath:o+"/properties",parentData:s,parentDataProperty:"properties",rootData:p,dynamicAnchors:u})||(e=e===null?g.errors:e.concat(
g.errors),i=e.length))}else{let t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return k.errors=e,i===
0}var rr=le;function le(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.type!==void 0){let n=s.type;if(typeof n!="string"&&n!==null){let a={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:P.properties.type.type}};e===null?e=[a]:e.push(a),i++}}if(s.path!==void 0){let n=s.path;if(typeof n!="string"&&n!==null){let a={instancePath:o+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:P.properties.path.type}};e===null?e=[a]:e.push(a),i++}}if(s.access!==void 0){let n=s.access,a=i,l=!1,c=i;if(typeof n!=
"string"){let y={instancePath:o+"/access",schemaPath:"#/$defs/Access/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),i++}if(!(n==="r"||n===
"w"||n==="rw"||n==="action")){let y={instancePath:o+"/access",schemaPath:"#/$defs/Access/enum",keyword:"enum",params:{allowedValues:W.enum}};e===null?e=[y]:e.push(
y),i++}var r=c===i;if(l=l||r,!l){let y=i;if(n!==null){let m={instancePath:o+"/access",schemaPath:"#/properties/access/anyOf/1/type",keyword:"type",params:{type:"\
null"}};e===null?e=[m]:e.push(m),i++}var r=y===i;l=l||r}if(l)i=a,e!==null&&(a?e.length=a:e=null);else{let y={instancePath:o+"/access",schemaPath:"#/properties/a\
ccess/anyOf",keyword:"anyOf",params:{}};e===null?e=[y]:e.push(y),i++}}if(s.namespace!==void 0){let n=s.namespace;if(typeof n!="string"&&n!==null){let a={instancePath:o+
"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:P.properties.namespace.type}};e===null?e=[a]:e.push(a),i++}}if(s.title!==void 0){
let n=s.title;if(typeof n!="string"&&n!==null){let a={instancePath:o+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:P.properties.title.
type}};e===null?e=[a]:e.push(a),i++}}if(s.epoch!==void 0){let n=s.epoch;if(typeof n!="string"&&n!==null){let a={instancePath:o+"/epoch",schemaPath:"#/properties\
/epoch/type",keyword:"type",params:{type:P.properties.epoch.type}};e===null?e=[a]:e.push(a),i++}}if(s.viewdefs!==void 0){let n=s.viewdefs,a=i,l=!1,c=i;if(n&&typeof n==
"object"&&!Array.isArray(n)){for(let y in n)if(typeof n[y]!="string"){let w={instancePath:o+"/viewdefs/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/\
$defs/Viewdefs/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),i++}}else{let y={instancePath:o+"/viewdefs",schemaPath:"\
#/$defs/Viewdefs/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),i++}var t=c===i;if(l=l||t,!l){let y=i;if(n!==null){let m={instancePath:o+
"/viewdefs",schemaPath:"#/properties/viewdefs/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[m]:e.push(m),i++}var t=y===i;l=l||t}if(l)i=a,e!==null&&
(a?e.length=a:e=null);else{let y={instancePath:o+"/viewdefs",schemaPath:"#/properties/viewdefs/anyOf",keyword:"anyOf",params:{}};e===null?e=[y]:e.push(y),i++}}}else{
let n={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),i++}return le.errors=e,i===0}var tr=ue;function ue(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.varId===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"varId"}};e===null?e=[r]:e.push(r),i++}if(s.varId!==
void 0){let r=s.varId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/varId",schemaPath:"#/properties/varId/type",keyword:"typ\
e",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:o+"/varId",schemaPath:"#/prope\
rties/varId/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ue.errors=e,i===0}var sr=I;function I(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.varId===void 0){let n={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"varId"}};e===null?e=[n]:e.push(n),i++}if(s.varId!==
void 0){let n=s.varId;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:o+"/varId",schemaPath:"#/properties/varId/type",keyword:"typ\
e",params:{type:"integer"}};e===null?e=[a]:e.push(a),i++}if(typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))){let a={instancePath:o+"/varId",schemaPath:"#/prope\
rties/varId/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[a]:e.push(a),i++}}if(s.requestId!==void 0){let n=s.requestId,a=i,
l=!1,c=i;if(typeof n!="string"&&!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let y={instancePath:o+"/requestId",schemaPath:"#/$defs/RequestId/type",keyword:"\
type",params:{type:b.type}};e===null?e=[y]:e.push(y),i++}if(typeof n=="string"&&h(n)>100){let y={instancePath:o+"/requestId",schemaPath:"#/$defs/RequestId/maxLe\
ngth",keyword:"maxLength",params:{expected:"a string of at most 100 characters or an integer"}};e===null?e=[y]:e.push(y),i++}var r=c===i;if(l=l||r,!l){let y=i;if(n!==
null){let m={instancePath:o+"/requestId",schemaPath:"#/properties/requestId/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[m]:e.push(m),i++}var r=y===
i;l=l||r}if(l)i=a,e!==null&&(a?e.length=a:e=null);else{let y={instancePath:o+"/requestId",schemaPath:"#/properties/requestId/anyOf",keyword:"anyOf",params:{}};e===
null?e=[y]:e.push(y),i++}}if(s.properties!==void 0){let n=s.properties,a=i,l=!1,c=i;g(n,{instancePath:o+"/properties",parentData:s,parentDataProperty:"propertie\
s",rootData:p,dynamicAnchors:u})||(e=e===null?g.errors:e.concat(g.errors),i=e.length);var t=c===i;if(l=l||t,!l){let y=i;if(n!==null){let m={instancePath:o+"/pro\
perties",schemaPath:"#/properties/properties/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[m]:e.push(m),i++}var t=y===i;l=l||t}if(l)i=a,e!==null&&
(a?e.length=a:e=null);else{let y={instancePath:o+"/properties",schemaPath:"#/properties/properties/anyOf",keyword:"anyOf",params:{}};e===null?e=[y]:e.push(y),i++}}
for(let n in s)if(!(n==="varId"||n==="requestId"||n==="value"||n==="properties")){let a={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:n,members:["varId","requestId","value","properties"]}};e===null?e=[a]:e.push(a),i++}}else{let n={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),i++}return I.errors=e,i===0}var ir=fe;function fe(s,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(typeof s[r]!="string"){let t={instancePath:o+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return fe.errors=e,i===0}var or=de;function de(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.base_dir===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"base_dir"}};e===null?e=[r]:e.push(r),i++}if(s.
base_dir!==void 0){let r=s.base_dir;if(typeof r=="string"){if(h(r)<1){let t={instancePath:o+"/base_dir",schemaPath:"#/properties/base_dir/minLength",keyword:"mi\
nLength",params:{expected:"a string of 1 to 4096 characters"}};e===null?e=[t]:e.push(t),i++}if(h(r)>4096){let t={instancePath:o+"/base_dir",schemaPath:"#/proper\
ties/base_dir/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 4096 characters"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:o+"/ba\
se_dir",schemaPath:"#/properties/base_dir/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}for(let r in s)if(r!=="base_dir"){let t={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["base_dir"]}};e===null?e=[t]:e.push(t),i++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return de.errors=e,i===0}var nr=ye;function ye(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.baseDir===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"baseDir"}};e===null?e=[r]:e.push(r),i++}if(s.
logFile===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"logFile"}};e===null?e=[r]:e.push(r),i++}if(s.errorLogFile===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorLogFile"}};e===null?e=[r]:e.push(r),i++}if(s.config===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"config"}};e===null?e=[r]:e.push(r),i++}if(s.baseDir!==void 0&&typeof s.
baseDir!="string"){let r={instancePath:o+"/baseDir",schemaPath:"#/properties/baseDir/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(s.
logFile!==void 0&&typeof s.logFile!="string"){let r={instancePath:o+"/logFile",schemaPath:"#/properties/logFile/type",keyword:"type",params:{type:"string"}};e===
null?e=[r]:e.push(r),i++}if(s.errorLogFile!==void 0&&typeof s.errorLogFile!="string"){let r={instancePath:o+"/errorLogFile",schemaPath:"#/properties/errorLogFil\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}s.config!==void 0&&(v(s.config,{instancePath:o+"/config",parentData:s,parentDataProperty:"\
config",rootData:p,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),i=e.length))}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),i++}return ye.errors=e,i===0}var ar=ce,De={title:"GetStateInput",description:"Whose.",properties:{sessionId:{description:'\
The session. Default: "1".',type:["string","null"],minLength:1,maxLength:100}},type:"object",required:[],additionalProperties:!1};function ce(s,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId!==void 0){let r=s.
sessionId;if(typeof r!="string"&&r!==null){let t={instancePath:o+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type:De.properties.
sessionId.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(h(r)<1){let t={instancePath:o+"/sessionId",schemaPath:"#/properties/sessionId/minLength",
keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(h(r)>100){let t={instancePath:o+"/sessionId",schemaPath:"\
#/properties/sessionId/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in s)if(r!==
"sessionId"){let t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["sessionId"]}};e===null?
e=[t]:e.push(t),i++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ce.errors=e,i===0}
var pr=he,$e={title:"GetStateOutput",description:"Variable 1.",type:"object",required:["id","properties","value"],properties:{id:{description:"Always 1.",type:"\
integer",const:1},properties:{description:"Its properties, the view definitions left out.",$ref:"#/$defs/VariableProperties"},value:{description:'Its value; nul\
l as long as the application has not been created. A string, a number, a boolean, null, an object as {"obj": number}, or an array of these.',type:["string","num\
ber","boolean","object","array","null"]}}};function he(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===
null?e=[r]:e.push(r),i++}if(s.properties===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties"}};e===null?
e=[r]:e.push(r),i++}if(s.value===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"}};e===null?e=[r]:e.push(
r),i++}if(s.id!==void 0){let r=s.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(r!==1){let t={instancePath:o+"/id",schemaPath:"#/properties/id/const",keyword:"const",params:{allowedValue:1}};
e===null?e=[t]:e.push(t),i++}}if(s.properties!==void 0&&(g(s.properties,{instancePath:o+"/properties",parentData:s,parentDataProperty:"properties",rootData:p,dynamicAnchors:u})||
(e=e===null?g.errors:e.concat(g.errors),i=e.length)),s.value!==void 0){let r=s.value;if(typeof r!="object"&&typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&
typeof r!="boolean"){let t={instancePath:o+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:$e.properties.value.type}};e===null?e=[t]:e.
push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return he.errors=e,i===0}var lr=me,
M={title:"OpenBrowserInput",description:"What to open.",properties:{sessionId:{description:'The session. Default: "1".',type:["string","null"],minLength:1,maxLength:100},
path:{description:'Path below the session; it begins with one slash. Default: "/".',type:["string","null"],pattern:"^/([^/\\\\].*)?$","x-expected":"a path that \
begins with one slash",maxLength:2048},conserve:{description:"Whether a second tab of the session yields to the first. Default: true.",type:["boolean","null"]}},
type:"object",required:[],additionalProperties:!1},Ne=new RegExp("^/([^/\\\\].*)?$","u");function me(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,
dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sessionId!==void 0){let r=s.sessionId;if(typeof r!="string"&&r!==null){
let t={instancePath:o+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type:M.properties.sessionId.type}};e===null?e=[t]:e.push(t),i++}
if(typeof r=="string"){if(h(r)<1){let t={instancePath:o+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{expected:"a strin\
g of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(h(r)>100){let t={instancePath:o+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"\
maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}if(s.path!==void 0){let r=s.path;if(typeof r!="string"&&r!==null){
let t={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:M.properties.path.type}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"string"){if(h(r)>2048){let t={instancePath:o+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{expected:"a path that begins with one\
 slash"}};e===null?e=[t]:e.push(t),i++}if(!Ne.test(r)){let t={instancePath:o+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{expected:"\
a path that begins with one slash"}};e===null?e=[t]:e.push(t),i++}}}if(s.conserve!==void 0){let r=s.conserve;if(typeof r!="boolean"&&r!==null){let t={instancePath:o+
"/conserve",schemaPath:"#/properties/conserve/type",keyword:"type",params:{type:M.properties.conserve.type}};e===null?e=[t]:e.push(t),i++}}for(let r in s)if(!(r===
"sessionId"||r==="path"||r==="conserve")){let t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,
members:["sessionId","path","conserve"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[r]:e.push(r),i++}return me.errors=e,i===0}var ur=ge;function ge(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.url===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[r]:e.push(r),i++}if(s.url!==
void 0&&typeof s.url!="string"){let r={instancePath:o+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),
i++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ge.errors=e,i===0}var fr=we,Le={title:"\
RunInput",description:"What to run, and where.",required:["code"],properties:{code:{description:"Lua code; use return to get a result.",type:"string",maxLength:1048576},
sessionId:{description:'The session. Default: "1".',type:["string","null"],minLength:1,maxLength:100}},type:"object",additionalProperties:!1};function we(s,{instancePath:o="",
parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.code===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[r]:e.push(r),i++}if(s.code!==void 0){let r=s.code;if(typeof r=="string"){
if(h(r)>1048576){let t={instancePath:o+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{expected:"a string of at most 1048576 charac\
ters"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:o+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"}};e===null?e=[
t]:e.push(t),i++}}if(s.sessionId!==void 0){let r=s.sessionId;if(typeof r!="string"&&r!==null){let t={instancePath:o+"/sessionId",schemaPath:"#/properties/sessio\
nId/type",keyword:"type",params:{type:Le.properties.sessionId.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(h(r)<1){let t={instancePath:o+"/sess\
ionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(h(
r)>100){let t={instancePath:o+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};
e===null?e=[t]:e.push(t),i++}}}for(let r in s)if(!(r==="code"||r==="sessionId")){let t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r,members:["code","sessionId"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return we.errors=e,i===0}var dr=Pe,Te={title:"RunOutput",description:"What the code returned.",type:"object",
required:["result"],properties:{result:{description:'The first result as JSON; null when there is none; integers beyond 2^53 as strings; {"non-json": text} wher\
e JSON has no word for it.',type:["string","number","boolean","object","array","null"]}}};function Pe(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,
dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.result===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"result"}};e===null?e=[r]:e.push(r),i++}if(s.result!==void 0){let r=s.result;if(typeof r!="object"&&typeof r!="string"&&!(typeof r==
"number"&&isFinite(r))&&typeof r!="boolean"){let t={instancePath:o+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:Te.properties.result.
type}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Pe.
errors=e,i===0}var yr=be;function be(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s))for(let r in s){let t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:[]}};e===null?e=
[t]:e.push(t),i++}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return be.errors=e,i===0}var cr=ve;var Ee=new RegExp("^http://127\\.0\\.0\\.1:[0-9]+$","u");function ve(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"}};e===null?e=[r]:e.push(r),i++}if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(!Ee.test(r)){let t={instancePath:o+"/url",schemaPath:"#/properties/\
url/pattern",keyword:"pattern",params:{expected:"http://127.0.0.1:PORT"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:o+"/url",schemaPath:"#/properti\
es/url/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[r]:e.push(r),i++}return ve.errors=e,i===0}var hr=ke;var B=new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$","u");function ke(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,
i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t\
ype"}};e===null?e=[r]:e.push(r),i++}if(s.namespace===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"namespace"}};
e===null?e=[r]:e.push(r),i++}if(s.content===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content"}};e===null?
e=[r]:e.push(r),i++}if(s.type!==void 0){let r=s.type;if(typeof r=="string"){if(h(r)>100){let t={instancePath:o+"/type",schemaPath:"#/properties/type/maxLength",
keyword:"maxLength",params:{expected:"letters, digits, _ and -, beginning with a letter or _"}};e===null?e=[t]:e.push(t),i++}if(!B.test(r)){let t={instancePath:o+
"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{expected:"letters, digits, _ and -, beginning with a letter or _"}};e===null?e=[t]:e.push(
t),i++}}else{let t={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(s.namespace!==
void 0){let r=s.namespace;if(typeof r=="string"){if(h(r)>100){let t={instancePath:o+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLengt\
h",params:{expected:"letters, digits, _ and -, beginning with a letter or _"}};e===null?e=[t]:e.push(t),i++}if(!B.test(r)){let t={instancePath:o+"/namespace",schemaPath:"\
#/properties/namespace/pattern",keyword:"pattern",params:{expected:"letters, digits, _ and -, beginning with a letter or _"}};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:o+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(s.content!==
void 0){let r=s.content;if(typeof r=="string"){if(h(r)<1){let t={instancePath:o+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{
expected:"a string of 1 to 1048576 characters"}};e===null?e=[t]:e.push(t),i++}if(h(r)>1048576){let t={instancePath:o+"/content",schemaPath:"#/properties/content\
/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1048576 characters"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:o+"/content",schemaPath:"\
#/properties/content/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}for(let r in s)if(!(r==="type"||r==="namespace"||r==="content")){
let t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["type","namespace","content"]}};e===
null?e=[t]:e.push(t),i++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ke.errors=e,
i===0}var mr=Ie;function Ie(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.key===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[r]:e.push(r),i++}if(s.frontends===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"frontends"}};e===null?e=[r]:e.push(r),i++}if(s.variables===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"variables"}};e===null?e=[r]:e.push(r),i++}if(s.key!==void 0&&typeof s.
key!="string"){let r={instancePath:o+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(s.frontends!==
void 0){let r=s.frontends;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/frontends",schemaPath:"#/properties/frontends/type",
keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:o+"/frontends",schemaPath:"\
#/properties/frontends/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[t]:e.push(t),i++}}if(s.variables!==void 0){let r=s.variables;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:o+"/variables",schemaPath:"#/properties/variabl\
es/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Ie.errors=e,i===0}var gr=q;function q(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.requestId===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestId"}};e===null?e=[r]:e.push(r),i++}
if(s.parentId===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parentId"}};e===null?e=[r]:e.push(r),i++}if(s.
properties===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties"}};e===null?e=[r]:e.push(r),i++}if(s.requestId!==
void 0){let r=s.requestId;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/requestId",schemaPath:"#/$defs/R\
equestId/type",keyword:"type",params:{type:b.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&h(r)>100){let t={instancePath:o+"/requestId",schemaPath:"\
#/$defs/RequestId/maxLength",keyword:"maxLength",params:{expected:"a string of at most 100 characters or an integer"}};e===null?e=[t]:e.push(t),i++}}if(s.parentId!==
void 0){let r=s.parentId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:o+"/parentId",schemaPath:"#\
/properties/parentId/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}s.properties!==void 0&&(g(s.properties,
{instancePath:o+"/properties",parentData:s,parentDataProperty:"properties",rootData:p,dynamicAnchors:u})||(e=e===null?g.errors:e.concat(g.errors),i=e.length));for(let r in s)
if(!(r==="requestId"||r==="parentId"||r==="properties"||r==="value")){let t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r,members:["requestId","parentId","properties","value"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return q.errors=e,i===0}var wr=x;function x(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),i++}if(s.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}
if(r!=="create"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"create"}};e===null?e=[t]:e.push(t),i++}}
s.data!==void 0&&(q(s.data,{instancePath:o+"/data",parentData:s,parentDataProperty:"data",rootData:p,dynamicAnchors:u})||(e=e===null?q.errors:e.concat(q.errors),
i=e.length));for(let r in s)if(!(r==="type"||r==="data")){let t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,
members:["type","data"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),i++}return x.errors=e,i===0}var Pr=j;function j(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.requestId===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestId"}};e===null?e=[r]:e.push(r),i++}
if(s.varId===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"varId"}};e===null?e=[r]:e.push(r),i++}if(s.parentId===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parentId"}};e===null?e=[r]:e.push(r),i++}if(s.value===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"}};e===null?e=[r]:e.push(r),i++}if(s.properties===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties"}};e===null?e=[r]:e.push(r),i++}if(s.requestId!==void 0){let r=s.requestId;
if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/requestId",schemaPath:"#/$defs/RequestId/type",keyword:"ty\
pe",params:{type:b.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&h(r)>100){let t={instancePath:o+"/requestId",schemaPath:"#/$defs/RequestId/maxLeng\
th",keyword:"maxLength",params:{expected:"a string of at most 100 characters or an integer"}};e===null?e=[t]:e.push(t),i++}}if(s.varId!==void 0){let r=s.varId;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:o+"/varId",schemaPath:"#/properties/varId/type",keyword:"type",params:{type:"integer"}};e===null?
e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:o+"/varId",schemaPath:"#/properties/varId/minimum",keyword:"minimum",
params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}if(s.parentId!==void 0){let r=s.parentId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let t={instancePath:o+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:o+"/parentId",schemaPath:"#/properties/parentId/minimum",keyword:"minimum",params:{expected:"an inte\
ger of at least 1"}};e===null?e=[t]:e.push(t),i++}}s.properties!==void 0&&(g(s.properties,{instancePath:o+"/properties",parentData:s,parentDataProperty:"propert\
ies",rootData:p,dynamicAnchors:u})||(e=e===null?g.errors:e.concat(g.errors),i=e.length))}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),i++}return j.errors=e,i===0}var br=A;function A(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),i++}if(s.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}
if(r!=="create"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"create"}};e===null?e=[t]:e.push(t),i++}}
s.data!==void 0&&(j(s.data,{instancePath:o+"/data",parentData:s,parentDataProperty:"data",rootData:p,dynamicAnchors:u})||(e=e===null?j.errors:e.concat(j.errors),
i=e.length))}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return A.errors=e,i===0}var vr=D;function D(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),i++}if(s.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}
if(r!=="destroy"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"destroy"}};e===null?e=[t]:e.push(t),i++}}
if(s.data!==void 0){let r=s.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.varId===void 0){let t={instancePath:o+"/data",schemaPath:"#/$defs/VariableRef\
/required",keyword:"required",params:{missingProperty:"varId"}};e===null?e=[t]:e.push(t),i++}if(r.varId!==void 0){let t=r.varId;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let n={instancePath:o+"/data/varId",schemaPath:"#/$defs/VariableRef/properties/varId/type",keyword:"type",params:{type:"integer"}};e===
null?e=[n]:e.push(n),i++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let n={instancePath:o+"/data/varId",schemaPath:"#/$defs/VariableRef/properties/var\
Id/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:o+"/data",schemaPath:"#/$def\
s/VariableRef/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}for(let r in s)if(!(r==="type"||r==="data")){let t={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["type","data"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return D.errors=e,i===0}var kr=$;function $(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),i++}if(s.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}
if(r!=="destroy"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"destroy"}};e===null?e=[t]:e.push(t),i++}}
if(s.data!==void 0){let r=s.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.varId===void 0){let t={instancePath:o+"/data",schemaPath:"#/$defs/VariableRef\
/required",keyword:"required",params:{missingProperty:"varId"}};e===null?e=[t]:e.push(t),i++}if(r.varId!==void 0){let t=r.varId;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let n={instancePath:o+"/data/varId",schemaPath:"#/$defs/VariableRef/properties/varId/type",keyword:"type",params:{type:"integer"}};e===
null?e=[n]:e.push(n),i++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let n={instancePath:o+"/data/varId",schemaPath:"#/$defs/VariableRef/properties/var\
Id/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:o+"/data",schemaPath:"#/$def\
s/VariableRef/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),i++}return $.errors=e,i===0}var Ir=N,Fe={title:"VariableError",description:"What failed, and why.",type:"object",required:[
"code","description"],properties:{varId:{description:"The variable that it is about, where there is one.",type:["integer","null"],minimum:1},requestId:{description:"\
Of the request that failed, where there was one.",anyOf:[{$ref:"#/$defs/RequestId"},{type:"null"}]},code:{description:"Why.",$ref:"#/$defs/FrontendErrorCode"},description:{
description:"The reason as a sentence; of a Lua error, what Lua says.",type:"string",minLength:1}}};function N(s,{instancePath:o="",parentData:d,parentDataProperty:f,
rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.code===void 0){let t={instancePath:o,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"code"}};e===null?e=[t]:e.push(t),i++}if(s.description===void 0){let t={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"description"}};e===null?e=[t]:e.push(t),i++}if(s.varId!==void 0){let t=s.varId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&t!==null){let n={instancePath:o+"/varId",schemaPath:"#/properties/varId/type",keyword:"type",params:{type:Fe.properties.varId.type}};e===null?e=[n]:e.push(
n),i++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let n={instancePath:o+"/varId",schemaPath:"#/properties/varId/minimum",keyword:"minimum",params:{expected:"\
an integer of at least 1"}};e===null?e=[n]:e.push(n),i++}}if(s.requestId!==void 0){let t=s.requestId,n=i,a=!1,l=i;if(typeof t!="string"&&!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let c={instancePath:o+"/requestId",schemaPath:"#/$defs/RequestId/type",keyword:"type",params:{type:b.type}};e===null?e=[c]:e.push(c),
i++}if(typeof t=="string"&&h(t)>100){let c={instancePath:o+"/requestId",schemaPath:"#/$defs/RequestId/maxLength",keyword:"maxLength",params:{expected:"a string \
of at most 100 characters or an integer"}};e===null?e=[c]:e.push(c),i++}var r=l===i;if(a=a||r,!a){let c=i;if(t!==null){let w={instancePath:o+"/requestId",schemaPath:"\
#/properties/requestId/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),i++}var r=c===i;a=a||r}if(a)i=n,e!==null&&(n?e.length=n:e=null);else{
let c={instancePath:o+"/requestId",schemaPath:"#/properties/requestId/anyOf",keyword:"anyOf",params:{}};e===null?e=[c]:e.push(c),i++}}if(s.code!==void 0&&typeof s.
code!="string"){let t={instancePath:o+"/code",schemaPath:"#/$defs/FrontendErrorCode/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}if(s.
description!==void 0){let t=s.description;if(typeof t=="string"){if(h(t)<1){let n={instancePath:o+"/description",schemaPath:"#/properties/description/minLength",
keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:o+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return N.errors=e,i===0}var qr=L;function L(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),i++}if(s.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}
if(r!=="error"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"error"}};e===null?e=[t]:e.push(t),i++}}
s.data!==void 0&&(N(s.data,{instancePath:o+"/data",parentData:s,parentDataProperty:"data",rootData:p,dynamicAnchors:u})||(e=e===null?N.errors:e.concat(N.errors),
i=e.length))}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return L.errors=e,i===0}var xr=T;function T(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.varIds===void 0){let t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"varIds"}};e===null?e=[t]:e.push(t),i++}if(s.
varIds!==void 0){let t=s.varIds;if(Array.isArray(t)){let n=t.length;for(let a=0;a<n;a++){let l=t[a];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let c={
instancePath:o+"/varIds/"+a,schemaPath:"#/properties/varIds/items/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),i++}if(typeof l=="numbe\
r"&&isFinite(l)&&(l<1||isNaN(l))){let c={instancePath:o+"/varIds/"+a,schemaPath:"#/properties/varIds/items/minimum",keyword:"minimum",params:{expected:"an integ\
er of at least 1"}};e===null?e=[c]:e.push(c),i++}}if(t.length<1){let a={instancePath:o+"/varIds",schemaPath:"#/properties/varIds/minItems",keyword:"minItems",params:{
expected:"a list of 1 to 10000 items"}};e===null?e=[a]:e.push(a),i++}if(t.length>1e4){let a={instancePath:o+"/varIds",schemaPath:"#/properties/varIds/maxItems",
keyword:"maxItems",params:{expected:"a list of 1 to 10000 items"}};e===null?e=[a]:e.push(a),i++}}else{let n={instancePath:o+"/varIds",schemaPath:"#/properties/v\
arIds/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),i++}}if(s.requestId!==void 0){let t=s.requestId,n=i,a=!1,l=i;if(typeof t!="string"&&!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let c={instancePath:o+"/requestId",schemaPath:"#/$defs/RequestId/type",keyword:"type",params:{type:b.type}};e===null?
e=[c]:e.push(c),i++}if(typeof t=="string"&&h(t)>100){let c={instancePath:o+"/requestId",schemaPath:"#/$defs/RequestId/maxLength",keyword:"maxLength",params:{expected:"\
a string of at most 100 characters or an integer"}};e===null?e=[c]:e.push(c),i++}var r=l===i;if(a=a||r,!a){let c=i;if(t!==null){let w={instancePath:o+"/requestI\
d",schemaPath:"#/properties/requestId/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),i++}var r=c===i;a=a||r}if(a)i=n,e!==null&&(n?e.
length=n:e=null);else{let c={instancePath:o+"/requestId",schemaPath:"#/properties/requestId/anyOf",keyword:"anyOf",params:{}};e===null?e=[c]:e.push(c),i++}}for(let t in s)
if(!(t==="varIds"||t==="requestId")){let n={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t,members:[
"varIds","requestId"]}};e===null?e=[n]:e.push(n),i++}}else{let t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),i++}return T.errors=e,i===0}var jr=E;function E(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),i++}if(s.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}
if(r!=="get"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"get"}};e===null?e=[t]:e.push(t),i++}}s.data!==
void 0&&(T(s.data,{instancePath:o+"/data",parentData:s,parentDataProperty:"data",rootData:p,dynamicAnchors:u})||(e=e===null?T.errors:e.concat(T.errors),i=e.length));
for(let r in s)if(!(r==="type"||r==="data")){let t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,
members:["type","data"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),i++}return E.errors=e,i===0}var Ar=F;function F(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),i++}if(s.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}
if(r!=="unwatch"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"unwatch"}};e===null?e=[t]:e.push(t),i++}}
if(s.data!==void 0){let r=s.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.varId===void 0){let t={instancePath:o+"/data",schemaPath:"#/$defs/VariableRef\
/required",keyword:"required",params:{missingProperty:"varId"}};e===null?e=[t]:e.push(t),i++}if(r.varId!==void 0){let t=r.varId;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let n={instancePath:o+"/data/varId",schemaPath:"#/$defs/VariableRef/properties/varId/type",keyword:"type",params:{type:"integer"}};e===
null?e=[n]:e.push(n),i++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let n={instancePath:o+"/data/varId",schemaPath:"#/$defs/VariableRef/properties/var\
Id/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:o+"/data",schemaPath:"#/$def\
s/VariableRef/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}for(let r in s)if(!(r==="type"||r==="data")){let t={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["type","data"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return F.errors=e,i===0}var Dr=_;function _(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),i++}if(s.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}
if(r!=="update"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"update"}};e===null?e=[t]:e.push(t),i++}}
s.data!==void 0&&(I(s.data,{instancePath:o+"/data",parentData:s,parentDataProperty:"data",rootData:p,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),
i=e.length));for(let r in s)if(!(r==="type"||r==="data")){let t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,
members:["type","data"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),i++}return _.errors=e,i===0}var $r=O;function O(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),i++}if(s.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}
if(r!=="update"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"update"}};e===null?e=[t]:e.push(t),i++}}
s.data!==void 0&&(k(s.data,{instancePath:o+"/data",parentData:s,parentDataProperty:"data",rootData:p,dynamicAnchors:u})||(e=e===null?k.errors:e.concat(k.errors),
i=e.length))}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return O.errors=e,i===0}var Nr=R;function R(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),i++}if(s.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}
if(r!=="watch"){let t={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"watch"}};e===null?e=[t]:e.push(t),i++}}
if(s.data!==void 0){let r=s.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.varId===void 0){let t={instancePath:o+"/data",schemaPath:"#/$defs/VariableRef\
/required",keyword:"required",params:{missingProperty:"varId"}};e===null?e=[t]:e.push(t),i++}if(r.varId!==void 0){let t=r.varId;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let n={instancePath:o+"/data/varId",schemaPath:"#/$defs/VariableRef/properties/varId/type",keyword:"type",params:{type:"integer"}};e===
null?e=[n]:e.push(n),i++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let n={instancePath:o+"/data/varId",schemaPath:"#/$defs/VariableRef/properties/var\
Id/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[n]:e.push(n),i++}}}else{let t={instancePath:o+"/data",schemaPath:"#/$def\
s/VariableRef/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}for(let r in s)if(!(r==="type"||r==="data")){let t={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["type","data"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return R.errors=e,i===0}var Lr=qe;function qe(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){let r=s.type;if(typeof r=="string")if(r==="create")x(s,{instancePath:o,parentData:d,parentDataProperty:f,rootData:p,dynamicAnchors:u})||(e=e===null?x.errors:
e.concat(x.errors),i=e.length);else if(r==="destroy")D(s,{instancePath:o,parentData:d,parentDataProperty:f,rootData:p,dynamicAnchors:u})||(e=e===null?D.errors:e.
concat(D.errors),i=e.length);else if(r==="get")E(s,{instancePath:o,parentData:d,parentDataProperty:f,rootData:p,dynamicAnchors:u})||(e=e===null?E.errors:e.concat(
E.errors),i=e.length);else if(r==="unwatch")F(s,{instancePath:o,parentData:d,parentDataProperty:f,rootData:p,dynamicAnchors:u})||(e=e===null?F.errors:e.concat(F.
errors),i=e.length);else if(r==="update")_(s,{instancePath:o,parentData:d,parentDataProperty:f,rootData:p,dynamicAnchors:u})||(e=e===null?_.errors:e.concat(_.errors),
i=e.length);else if(r==="watch")R(s,{instancePath:o,parentData:d,parentDataProperty:f,rootData:p,dynamicAnchors:u})||(e=e===null?R.errors:e.concat(R.errors),i=e.
length);else{let t={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{tag:"type",tags:["create","destroy","get","unwatch","update","wa\
tch"]}};e===null?e=[t]:e.push(t),i++}else{let t={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{tag:"type",tags:["create","destroy",
"get","unwatch","update","watch"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),i++}return qe.errors=e,i===0}var Tr=xe;function xe(s,{instancePath:o="",parentData:d,parentDataProperty:f,rootData:p=s,dynamicAnchors:u={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){let r=s.type;if(typeof r=="string")if(r==="create")A(s,{instancePath:o,parentData:d,parentDataProperty:f,rootData:p,dynamicAnchors:u})||(e=e===null?A.errors:
e.concat(A.errors),i=e.length);else if(r==="destroy")$(s,{instancePath:o,parentData:d,parentDataProperty:f,rootData:p,dynamicAnchors:u})||(e=e===null?$.errors:e.
concat($.errors),i=e.length);else if(r==="error")L(s,{instancePath:o,parentData:d,parentDataProperty:f,rootData:p,dynamicAnchors:u})||(e=e===null?L.errors:e.concat(
L.errors),i=e.length);else if(r==="update")O(s,{instancePath:o,parentData:d,parentDataProperty:f,rootData:p,dynamicAnchors:u})||(e=e===null?O.errors:e.concat(O.
errors),i=e.length);else{let t={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{tag:"type",tags:["create","destroy","error","update"]}};
e===null?e=[t]:e.push(t),i++}else{let t={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{tag:"type",tags:["create","destroy","error",
"update"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return xe.
errors=e,i===0}export{Re as validateAccess,Ce as validateConfiguration,or as validateConfigureInput,nr as validateConfigureOutput,wr as validateCreateToBackend,br as validateCreateToFrontend,
vr as validateDestroyToBackend,kr as validateDestroyToFrontend,Ue as validateErrorCode,Be as validateErrorEnvelope,qr as validateErrorToFrontend,Ge as validateFrontendErrorCode,
ar as validateGetStateInput,pr as validateGetStateOutput,jr as validateGetToBackend,He as validateInputIssue,ze as validateInvalidInputDetails,Se as validateLoggingConfiguration,
Me as validateLuaConfiguration,Ze as validateLuaErrorDetails,Je as validateObjectRef,lr as validateOpenBrowserInput,ur as validateOpenBrowserOutput,Ye as validateRequestId,
fr as validateRunInput,dr as validateRunOutput,Ve as validateServerConfiguration,We as validateSessionConfiguration,Ke as validateSessionNotFoundDetails,yr as validateStartInput,
cr as validateStartOutput,Qe as validateTimeoutDetails,Lr as validateToBackend,Tr as validateToFrontend,Xe as validateToolError,Ar as validateUnwatchToBackend,Dr as validateUpdateToBackend,
$r as validateUpdateToFrontend,hr as validateUploadViewdefInput,mr as validateUploadViewdefOutput,er as validateVariableChange,Pr as validateVariableCreated,Ir as validateVariableError,
xr as validateVariableList,rr as validateVariableProperties,tr as validateVariableRef,gr as validateVariableRequest,sr as validateVariableWrite,ir as validateViewdefs,
Nr as validateWatchToBackend};
