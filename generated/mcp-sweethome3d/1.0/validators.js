// Generated from schema/mcp-sweethome3d/1.0 by `npm run generate`. Edit the source, not this file.
var Kt=(n,s)=>()=>{try{return s||n((s={exports:{}}).exports,s),s.exports}catch(x){throw s=0,x}};var Ae=Kt(he=>{"use strict";Object.defineProperty(he,"__esModule",{value:!0});function Le(n){let s=n.length,x=0,P=0,y;for(;P<s;)x++,y=n.charCodeAt(P++),y>=55296&&
y<=56319&&P<s&&(y=n.charCodeAt(P),(y&64512)===56320&&P++);return x}he.default=Le;Le.code='require("ajv/dist/runtime/ucs2length").default'});var bi=Se;var f=Ae().default;function Se(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(n.asked===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"asked"}};e===null?e=[r]:e.
push(r),i++}if(n.candidates===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"candidates"}};e===null?e=[r]:e.push(
r),i++}if(n.asked!==void 0){let r=n.asked;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/asked",schemaPath:"#/properties/asked/minLength",keyword:"mi\
nLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/asked",schemaPath:"#/properties/asked/\
type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.candidates!==void 0){let r=n.candidates;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++){let p=r[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.catalogId===void 0){let l={instancePath:s+"/candidates/"+o,schemaPath:"#/$defs/Candidate/req\
uired",keyword:"required",params:{missingProperty:"catalogId"}};e===null?e=[l]:e.push(l),i++}if(p.name===void 0){let l={instancePath:s+"/candidates/"+o,schemaPath:"\
#/$defs/Candidate/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[l]:e.push(l),i++}if(p.category===void 0){let l={instancePath:s+"/can\
didates/"+o,schemaPath:"#/$defs/Candidate/required",keyword:"required",params:{missingProperty:"category"}};e===null?e=[l]:e.push(l),i++}if(p.catalogId!==void 0){
let l=p.catalogId;if(typeof l=="string"){if(f(l)<1){let m={instancePath:s+"/candidates/"+o+"/catalogId",schemaPath:"#/$defs/Candidate/properties/catalogId/minLe\
ngth",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/candidates/"+o+"/cata\
logId",schemaPath:"#/$defs/Candidate/properties/catalogId/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}}if(p.name!==void 0){let l=p.
name;if(typeof l=="string"){if(f(l)<1){let m={instancePath:s+"/candidates/"+o+"/name",schemaPath:"#/$defs/Candidate/properties/name/minLength",keyword:"minLengt\
h",params:{expected:"a string of at least 1 character"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/candidates/"+o+"/name",schemaPath:"#/$defs/C\
andidate/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}}if(p.category!==void 0){let l=p.category;if(typeof l=="strin\
g"){if(f(l)<1){let m={instancePath:s+"/candidates/"+o+"/category",schemaPath:"#/$defs/Candidate/properties/category/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/candidates/"+o+"/category",schemaPath:"#/$defs/Candidate/properti\
es/category/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}}}else{let l={instancePath:s+"/candidates/"+o,schemaPath:"#/$defs/Candidat\
e/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),i++}}if(r.length<2){let o={instancePath:s+"/candidates",schemaPath:"#/properties/candida\
tes/minItems",keyword:"minItems",params:{expected:"a list of at least 2 items"}};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:s+"/candidates",schemaPath:"\
#/properties/candidates/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Se.errors=e,i===0}var vi=Ie,T={title:"AppliedTexture",description:"A texture on a surface.",type:"ob\
ject",required:["catalogId","name","category","width","height","angle","scale"],properties:{catalogId:{description:"Id in the catalog; null when it is not from \
there.",type:["string","null"]},name:{description:"Name.",type:"string",minLength:1},category:{description:"Category in the catalog.",type:["string","null"]},width:{
description:"Width of one tile in cm, unscaled.",type:"number",exclusiveMinimum:0},height:{description:"Height of one tile in cm, unscaled.",type:"number",exclusiveMinimum:0},
angle:{description:"Rotation in degrees, in [0, 360).",type:"number"},scale:{description:"Size of the pattern; 1 is its own.",type:"number",exclusiveMinimum:0}}};
function Ie(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.catalogId===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"catalogId"}};e===null?e=[r]:e.push(r),i++}
if(n.name===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),i++}if(n.category===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"category"}};e===null?e=[r]:e.push(r),i++}if(n.width===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[r]:e.push(r),i++}if(n.height===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[r]:e.push(r),i++}if(n.angle===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"angle"}};e===null?e=[r]:e.push(r),i++}if(n.scale===void 0){let r={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"scale"}};e===null?e=[r]:e.push(r),i++}if(n.catalogId!==void 0){let r=n.catalogId;if(typeof r!="string"&&r!==null){let t={
instancePath:s+"/catalogId",schemaPath:"#/properties/catalogId/type",keyword:"type",params:{type:T.properties.catalogId.type}};e===null?e=[t]:e.push(t),i++}}if(n.
name!==void 0){let r=n.name;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.category!==void 0){let r=n.category;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/category",
schemaPath:"#/properties/category/type",keyword:"type",params:{type:T.properties.category.type}};e===null?e=[t]:e.push(t),i++}}if(n.width!==void 0){let r=n.width;
if(typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/width",schemaPath:"#/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",
params:{expected:"a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/width",schemaPath:"#/properties/width/type",keyword:"typ\
e",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.height!==void 0){let r=n.height;if(typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+
"/height",schemaPath:"#/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:s+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.angle!==void 0){
let r=n.angle;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/angle",schemaPath:"#/properties/angle/type",keyword:"type",params:{type:"number"}};
e===null?e=[t]:e.push(t),i++}}if(n.scale!==void 0){let r=n.scale;if(typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/scale",schemaPath:"\
#/properties/scale/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+
"/scale",schemaPath:"#/properties/scale/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Ie.errors=e,i===0}var qi=De,Fe={title:"BatchCommand",description:"One command of a\
 batch.",type:"object",required:["action"],properties:{action:{description:"Name of a tool.",type:"string",minLength:1,maxLength:64},params:{description:"Its in\
put.",type:["object","null"]}},additionalProperties:!1};function De(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){
let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.action===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
action"}};e===null?e=[r]:e.push(r),i++}if(n.action!==void 0){let r=n.action;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/action",schemaPath:"#/prop\
erties/action/minLength",keyword:"minLength",params:{expected:"a string of 1 to 64 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>64){let t={instancePath:s+
"/action",schemaPath:"#/properties/action/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 64 characters"}};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:s+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.params!==void 0){
let r=n.params;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:Fe.properties.params.type}};e===null?e=[t]:e.push(t),i++}}for(let r in n)if(!(r==="action"||r==="params")){let t={instancePath:s,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r,members:["action","params"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return De.errors=e,i===0}var Li=se;function ee(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.code===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[r]:e.push(r),i++}if(n.message===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[r]:e.push(r),i++}if(n.details===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[r]:e.push(r),i++}if(n.code!==void 0&&typeof n.code!=
"string"){let r={instancePath:s+"/code",schemaPath:"#/$defs/ErrorCode/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(n.message!==void 0){
let r=n.message;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.details!==void 0){let r=n.details;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:s+"/det\
ails",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ee.errors=e,i===0}function se(n,{instancePath:s="",parentData:x,parentDataProperty:P,
rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.index===void 0){let t={instancePath:s,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"index"}};e===null?e=[t]:e.push(t),i++}if(n.action===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"action"}};e===null?e=[t]:e.push(t),i++}if(n.status===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"status"}};e===null?e=[t]:e.push(t),i++}if(n.index!==void 0){let t=n.index;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={
instancePath:s+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(
t)&&(t<0||isNaN(t))){let o={instancePath:s+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===
null?e=[o]:e.push(o),i++}}if(n.action!==void 0){let t=n.action;if(typeof t=="string"){if(f(t)<1){let o={instancePath:s+"/action",schemaPath:"#/properties/action\
/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/action",schemaPath:"\
#/properties/action/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}if(n.status!==void 0&&typeof n.status!="string"){let t={instancePath:s+
"/status",schemaPath:"#/$defs/BatchStatus/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}if(n.output!==void 0){let t=n.output;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){let o={instancePath:s+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type:"object"}};e===null?e=
[o]:e.push(o),i++}}if(n.error!==void 0){let t=n.error,o=i,p=!1,l=i;ee(t,{instancePath:s+"/error",parentData:n,parentDataProperty:"error",rootData:y,dynamicAnchors:g})||
(e=e===null?ee.errors:e.concat(ee.errors),i=e.length);var r=l===i;if(p=p||r,!p){let m=i;if(t!==null){let u={instancePath:s+"/error",schemaPath:"#/properties/err\
or/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(u),i++}var r=m===i;p=p||r}if(p)i=o,e!==null&&(o?e.length=o:e=null);else{let m={instancePath:s+
"/error",schemaPath:"#/properties/error/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return se.errors=e,i===0}var Ai=Ee;function Ee(n,{instancePath:s="",parentData:x,parentDataProperty:P,
rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!="string"){let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===
null?e=[r]:e.push(r),i++}return Ee.errors=e,i===0}var Ni=je;function je(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.minX===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"minX"}};e===null?e=[r]:e.push(r),i++}if(n.minY===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"minY"}};e===null?e=[r]:e.push(r),i++}if(n.maxX===void 0){let r={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxX"}};e===null?e=[r]:e.push(r),i++}if(n.maxY===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxY"}};e===null?e=[r]:e.push(r),i++}if(n.minX!==void 0){let r=n.minX;if(!(typeof r=="number"&&
isFinite(r))){let t={instancePath:s+"/minX",schemaPath:"#/properties/minX/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.minY!==
void 0){let r=n.minY;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/minY",schemaPath:"#/properties/minY/type",keyword:"type",params:{type:"numbe\
r"}};e===null?e=[t]:e.push(t),i++}}if(n.maxX!==void 0){let r=n.maxX;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/maxX",schemaPath:"#/propertie\
s/maxX/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.maxY!==void 0){let r=n.maxY;if(!(typeof r=="number"&&isFinite(r))){let t={
instancePath:s+"/maxY",schemaPath:"#/properties/maxY/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return je.errors=e,i===0}var Ci=Oe;function Oe(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!="string"){let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}return Oe.errors=e,i===0}var Ti=Be,Me={title:"CameraMode",description:"W\
hich camera: inside the home, or above it.",type:"string",enum:["observer","top"]};function Be(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,
dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!="string"){let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.
push(r),i++}if(!(n==="observer"||n==="top")){let r={instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Me.enum}};e===null?e=[r]:e.push(r),i++}
return Be.errors=e,i===0}var $i=ze,_e={title:"CameraTarget",description:"What a camera is turned to.",type:"string",enum:["center"]};function ze(n,{instancePath:s="",
parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!="string"){let r={instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(n!=="center"){let r={instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:_e.enum}};
e===null?e=[r]:e.push(r),i++}return ze.errors=e,i===0}var Si=Q;function Q(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.mode===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mode"}};e===null?e=[r]:e.push(r),i++}if(n.x===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[r]:e.push(r),i++}if(n.y===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[r]:e.push(r),i++}if(n.z===void 0){let r={instancePath:s,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"z"}};e===null?e=[r]:e.push(r),i++}if(n.yaw===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"yaw"}};e===null?e=[r]:e.push(r),i++}if(n.pitch===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"pitch"}};e===null?e=[r]:e.push(r),i++}if(n.fov===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
fov"}};e===null?e=[r]:e.push(r),i++}if(n.mode!==void 0&&typeof n.mode!="string"){let r={instancePath:s+"/mode",schemaPath:"#/$defs/CameraKind/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(n.x!==void 0){let r=n.x;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/x",schemaPath:"\
#/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.y!==void 0){let r=n.y;if(!(typeof r=="number"&&isFinite(r))){let t={
instancePath:s+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.z!==void 0){let r=n.z;if(!(typeof r==
"number"&&isFinite(r))){let t={instancePath:s+"/z",schemaPath:"#/properties/z/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.yaw!==
void 0){let r=n.yaw;if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={instancePath:s+"/yaw",schemaPath:"#/properties/yaw/minimum",keyword:"minimum",params:{
expected:"a number from 0 to 360"}};e===null?e=[t]:e.push(t),i++}if(r>360||isNaN(r)){let t={instancePath:s+"/yaw",schemaPath:"#/properties/yaw/maximum",keyword:"\
maximum",params:{expected:"a number from 0 to 360"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/yaw",schemaPath:"#/properties/yaw/type",keyword:"\
type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.pitch!==void 0){let r=n.pitch;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/pi\
tch",schemaPath:"#/properties/pitch/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.fov!==void 0){let r=n.fov;if(typeof r=="numb\
er"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/fov",schemaPath:"#/properties/fov/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a \
number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/fov",schemaPath:"#/properties/fov/type",keyword:"type",params:{type:"number"}};
e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Q.errors=
e,i===0}var Ii=Ve;function Ve(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="objec\
t"&&!Array.isArray(n)){if(n.catalogId===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"catalogId"}};e===null?
e=[r]:e.push(r),i++}if(n.name===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(
r),i++}if(n.category===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"category"}};e===null?e=[r]:e.push(r),i++}
if(n.catalogId!==void 0){let r=n.catalogId;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/catalogId",schemaPath:"#/properties/catalogId/minLength",keyword:"\
minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/catalogId",schemaPath:"#/properties/\
catalogId/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.name!==void 0){let r=n.name;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.category!==void 0){let r=n.
category;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/category",schemaPath:"#/properties/category/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/category",schemaPath:"#/properties/category/type",keyword:"type",
params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),i++}return Ve.errors=e,i===0}var Fi=We,Re={title:"CatalogFilter",description:"Which entries of the catalog.",type:"string",enum:["all","furniture","doorOrWin\
dow"]};function We(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!="string"){let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(!(n==="all"||n==="furniture"||n==="doorOrWindow")){let r={instancePath:s,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Re.enum}};e===null?e=[r]:e.push(r),i++}return We.errors=e,i===0}var Di=He;function He(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.catalogId===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"catalogId"}};e===null?e=[r]:e.push(r),i++}
if(n.name===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),i++}if(n.category===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"category"}};e===null?e=[r]:e.push(r),i++}if(n.width===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[r]:e.push(r),i++}if(n.depth===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"depth"}};e===null?e=[r]:e.push(r),i++}if(n.height===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[r]:e.push(r),i++}if(n.elevation===void 0){let r={instancePath:s,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"elevation"}};e===null?e=[r]:e.push(r),i++}if(n.isDoorOrWindow===void 0){let r={instancePath:s,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"isDoorOrWindow"}};e===null?e=[r]:e.push(r),i++}if(n.catalogId!==void 0){let r=n.catalogId;if(typeof r=="stri\
ng"){if(f(r)<1){let t={instancePath:s+"/catalogId",schemaPath:"#/properties/catalogId/minLength",keyword:"minLength",params:{expected:"a string of at least 1 ch\
aracter"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/catalogId",schemaPath:"#/properties/catalogId/type",keyword:"type",params:{type:"string"}};
e===null?e=[t]:e.push(t),i++}}if(n.name!==void 0){let r=n.name;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/name",schemaPath:"#/properties/name/min\
Length",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/name",schemaPath:"#\
/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.category!==void 0){let r=n.category;if(typeof r=="string"){if(f(
r)<1){let t={instancePath:s+"/category",schemaPath:"#/properties/category/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===
null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.
push(t),i++}}if(n.width!==void 0){let r=n.width;if(typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/width",schemaPath:"#/properties/w\
idth/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/width",
schemaPath:"#/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.depth!==void 0){let r=n.depth;if(typeof r=="numbe\
r"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/depth",schemaPath:"#/properties/depth/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"\
a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/depth",schemaPath:"#/properties/depth/type",keyword:"type",params:{type:"n\
umber"}};e===null?e=[t]:e.push(t),i++}}if(n.height!==void 0){let r=n.height;if(typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/heigh\
t",schemaPath:"#/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:s+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.elevation!==void 0){
let r=n.elevation;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/type",keyword:"type",params:{type:"\
number"}};e===null?e=[t]:e.push(t),i++}}if(n.isDoorOrWindow!==void 0&&typeof n.isDoorOrWindow!="boolean"){let r={instancePath:s+"/isDoorOrWindow",schemaPath:"#/\
properties/isDoorOrWindow/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return He.errors=e,i===0}var Ei=Ge;function Ge(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.catalogId===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"catalogId"}};e===null?e=[r]:e.push(r),i++}
if(n.name===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),i++}if(n.category===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"category"}};e===null?e=[r]:e.push(r),i++}if(n.width===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[r]:e.push(r),i++}if(n.height===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[r]:e.push(r),i++}if(n.catalogId!==void 0){let r=n.catalogId;if(typeof r==
"string"){if(f(r)<1){let t={instancePath:s+"/catalogId",schemaPath:"#/properties/catalogId/minLength",keyword:"minLength",params:{expected:"a string of at least\
 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/catalogId",schemaPath:"#/properties/catalogId/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[t]:e.push(t),i++}}if(n.name!==void 0){let r=n.name;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/name",schemaPath:"#/properties/na\
me/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.category!==void 0){let r=n.category;if(typeof r=="string"){if(f(
r)<1){let t={instancePath:s+"/category",schemaPath:"#/properties/category/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===
null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.
push(t),i++}}if(n.width!==void 0){let r=n.width;if(typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/width",schemaPath:"#/properties/w\
idth/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/width",
schemaPath:"#/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.height!==void 0){let r=n.height;if(typeof r=="num\
ber"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/height",schemaPath:"#/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"\
a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"\
number"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Ge.
errors=e,i===0}var ji=Ye;function Ye(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.name===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),i++}if(n.count===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"}};e===null?e=[r]:e.push(r),i++}if(n.name!==void 0){let r=n.
name;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{expected:"a string of \
at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};
e===null?e=[t]:e.push(t),i++}}if(n.count!==void 0){let r=n.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/count",schemaPath:"\
#/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:s+
"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Ye.errors=e,i===0}var Oi=Xe,qe={title:"Checkpoint",description:"A\
 state of the home that can be restored.",type:"object",required:["id","description","createdAt","current"],properties:{id:{description:"Id: stable, never used \
again.",type:"string",minLength:1},description:{description:"What was said of it.",type:["string","null"]},createdAt:{description:"When it was taken, RFC 3339, \
UTC.",type:"string",minLength:20,"x-volatile":!0},current:{description:"The home was last saved to it or restored from it.",type:"boolean"}}};function Xe(n,{instancePath:s="",
parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),i++}if(n.description===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"description"}};e===null?e=[r]:e.push(r),i++}if(n.createdAt===void 0){let r={instancePath:s,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"createdAt"}};e===null?e=[r]:e.push(r),i++}if(n.current===void 0){let r={instancePath:s,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"current"}};e===null?e=[r]:e.push(r),i++}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(f(r)<1){let t={
instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.description!==void 0){let r=n.
description;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:qe.properties.
description.type}};e===null?e=[t]:e.push(t),i++}}if(n.createdAt!==void 0){let r=n.createdAt;if(typeof r=="string"){if(f(r)<20){let t={instancePath:s+"/createdAt",
schemaPath:"#/properties/createdAt/minLength",keyword:"minLength",params:{expected:"a string of at least 20 characters"}};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:s+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.current!==void 0&&
typeof n.current!="boolean"){let r={instancePath:s+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(
r),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Xe.errors=e,i===0}var Mi=Ue,ce={
title:"ConflictDetails",description:"Details of SH3D_CONFLICT.",type:"object",required:["reason"],properties:{reason:{description:"What stands in the way.",type:"\
string","x-extensible-enum":["FILE_EXISTS","DOES_NOT_FIT","ALREADY_JOINED","DIFFERENT_LEVELS","USER_IS_EDITING","BUSY"]},retryAfterMs:{description:"When to try \
again, where waiting helps.",type:["integer","null"],minimum:1},from:{description:"Least value that would be possible, such as a position.",type:["number","null"]},
to:{description:"Greatest value that would be possible.",type:["number","null"]}}};function Ue(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,
dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.reason===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[r]:e.push(r),i++}if(n.reason!==void 0&&typeof n.reason!="string"){let r={instancePath:s+"/reason",schemaPath:"\
#/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(n.retryAfterMs!==void 0){let r=n.retryAfterMs;if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:s+"/retryAfterMs",schemaPath:"#/properties/retryAfterMs/type",keyword:"type",params:{type:ce.
properties.retryAfterMs.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:s+"/retryAfterMs",schemaPath:"\
#/properties/retryAfterMs/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}if(n.from!==void 0){let r=n.from;
if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:ce.properties.from.
type}};e===null?e=[t]:e.push(t),i++}}if(n.to!==void 0){let r=n.to;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/to",schemaPath:"#/pro\
perties/to/type",keyword:"type",params:{type:ce.properties.to.type}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Ue.errors=e,i===0}var Bi=Ke;function Ke(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.levels===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"levels"}};e===null?e=[r]:e.push(r),i++}if(n.
walls===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"walls"}};e===null?e=[r]:e.push(r),i++}if(n.rooms===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rooms"}};e===null?e=[r]:e.push(r),i++}if(n.furniture===void 0){let r={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"furniture"}};e===null?e=[r]:e.push(r),i++}if(n.labels===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"labels"}};e===null?e=[r]:e.push(r),i++}if(n.dimensionLines===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dimensionLines"}};e===null?e=[r]:e.push(r),i++}if(n.levels!==void 0){let r=n.levels;if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type:"integer"}};e===null?e=[
t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:s+"/levels",schemaPath:"#/properties/levels/minimum",keyword:"minimum",
params:{expected:"an integer of at least 0"}};e===null?e=[t]:e.push(t),i++}}if(n.walls!==void 0){let r=n.walls;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:s+"/walls",schemaPath:"#/properties/walls/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="numb\
er"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:s+"/walls",schemaPath:"#/properties/walls/minimum",keyword:"minimum",params:{expected:"an integer of at l\
east 0"}};e===null?e=[t]:e.push(t),i++}}if(n.rooms!==void 0){let r=n.rooms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/roo\
ms",schemaPath:"#/properties/rooms/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){
let t={instancePath:s+"/rooms",schemaPath:"#/properties/rooms/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[t]:e.push(t),
i++}}if(n.furniture!==void 0){let r=n.furniture;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/furniture",schemaPath:"#/prope\
rties/furniture/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:s+
"/furniture",schemaPath:"#/properties/furniture/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[t]:e.push(t),i++}}if(n.labels!==
void 0){let r=n.labels;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/labels",schemaPath:"#/properties/labels/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:s+"/labels",schemaPath:"#/p\
roperties/labels/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[t]:e.push(t),i++}}if(n.dimensionLines!==void 0){let r=n.dimensionLines;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/dimensionLines",schemaPath:"#/properties/dimensionLines/type",keyword:"type",params:{
type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:s+"/dimensionLines",schemaPath:"#/propert\
ies/dimensionLines/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Ke.errors=e,i===0}var _i=Qe;function Qe(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.deleted===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"deleted"}};e===null?e=[r]:e.push(r),i++}if(n.
deleted!==void 0){let r=n.deleted;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let p=r[o];if(typeof p=="string"){if(f(p)<1){let l={instancePath:s+"/\
deleted/"+o,schemaPath:"#/properties/deleted/items/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[l]:e.push(l),
i++}}else{let l={instancePath:s+"/deleted/"+o,schemaPath:"#/properties/deleted/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}
if(r.length<1){let o={instancePath:s+"/deleted",schemaPath:"#/properties/deleted/minItems",keyword:"minItems",params:{expected:"a list of at least 1 item"}};e===
null?e=[o]:e.push(o),i++}}else{let t={instancePath:s+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Qe.errors=e,i===0}var zi=Ze,Je={
title:"DimensionLine",description:"A measured distance on the plan.",type:"object",required:["id","level","xStart","yStart","xEnd","yEnd","offset","length"],properties:{
id:{description:"Id: stable, never used again.",type:"string",minLength:1},level:{description:"Id of its level; null for what was made before there was one.",type:[
"string","null"]},xStart:{description:"X of its start in cm.",type:"number"},yStart:{description:"Y of its start in cm.",type:"number"},xEnd:{description:"X of \
its end in cm.",type:"number"},yEnd:{description:"Y of its end in cm.",type:"number"},offset:{description:"How far the line is drawn beside the distance, in cm.",
type:"number"},length:{description:"The distance in cm.",type:"number",minimum:0}}};function Ze(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,
dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),i++}if(n.level===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"level"}};e===null?e=[r]:e.push(r),i++}if(n.xStart===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
xStart"}};e===null?e=[r]:e.push(r),i++}if(n.yStart===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"yStart"}};
e===null?e=[r]:e.push(r),i++}if(n.xEnd===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"xEnd"}};e===null?e=[r]:
e.push(r),i++}if(n.yEnd===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"yEnd"}};e===null?e=[r]:e.push(r),i++}
if(n.offset===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"offset"}};e===null?e=[r]:e.push(r),i++}if(n.length===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"length"}};e===null?e=[r]:e.push(r),i++}if(n.id!==void 0){let r=n.
id;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{expected:"a string of at lea\
st 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),i++}}if(n.level!==void 0){let r=n.level;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/level",schemaPath:"#/properties/level/type",keyword:"\
type",params:{type:Je.properties.level.type}};e===null?e=[t]:e.push(t),i++}}if(n.xStart!==void 0){let r=n.xStart;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+
"/xStart",schemaPath:"#/properties/xStart/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.yStart!==void 0){let r=n.yStart;if(!(typeof r==
"number"&&isFinite(r))){let t={instancePath:s+"/yStart",schemaPath:"#/properties/yStart/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}
if(n.xEnd!==void 0){let r=n.xEnd;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/xEnd",schemaPath:"#/properties/xEnd/type",keyword:"type",params:{
type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.yEnd!==void 0){let r=n.yEnd;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/yEnd",schemaPath:"\
#/properties/yEnd/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.offset!==void 0){let r=n.offset;if(!(typeof r=="number"&&isFinite(
r))){let t={instancePath:s+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.length!==void 0){
let r=n.length;if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={instancePath:s+"/length",schemaPath:"#/properties/length/minimum",keyword:"minimum",
params:{expected:"a number of at least 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/length",schemaPath:"#/properties/length/type",keyword:"ty\
pe",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),i++}return Ze.errors=e,i===0}var Vi=rr,er={title:"DrawingMode",description:"How surfaces are drawn.",type:"string",enum:["FILL","OUTLINE","FILL_AND_OU\
TLINE"]};function rr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!="string"){let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(!(n==="FILL"||n==="OUTLINE"||n==="FILL_AND_OUTLINE")){let r={instancePath:s,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:er.enum}};e===null?e=[r]:e.push(r),i++}return rr.errors=e,i===0}var Ri=ne,pe={title:"Environment",description:"\
Ground, sky, light and how things are drawn.",type:"object",required:["groundColor","groundTexture","skyColor","skyTexture","lightColor","ceilingLightColor","wa\
llsAlpha","drawingMode","allLevelsVisible"],properties:{groundColor:{description:"Colour of the ground.",type:["string","null"],pattern:"^#[0-9A-F]{6}$","x-expe\
cted":"a colour such as #CC8800"},groundTexture:{description:"Texture of the ground.",anyOf:[{$ref:"#/$defs/AppliedTexture"},{type:"null"}]},skyColor:{description:"\
Colour of the sky.",type:["string","null"],pattern:"^#[0-9A-F]{6}$","x-expected":"a colour such as #CC8800"},skyTexture:{description:"Texture of the sky.",anyOf:[
{$ref:"#/$defs/AppliedTexture"},{type:"null"}]},lightColor:{description:"Colour of the daylight.",type:["string","null"],pattern:"^#[0-9A-F]{6}$","x-expected":"\
a colour such as #CC8800"},ceilingLightColor:{description:"Colour of the light below ceilings.",type:["string","null"],pattern:"^#[0-9A-F]{6}$","x-expected":"a \
colour such as #CC8800"},wallsAlpha:{description:"Transparency of walls: 0 is solid.",type:"number",minimum:0,maximum:1},drawingMode:{description:"`FILL`, `OUTL\
INE` or `FILL_AND_OUTLINE`.",type:"string","x-extensible-enum":["FILL","OUTLINE","FILL_AND_OUTLINE"]},allLevelsVisible:{description:"All levels are shown, not o\
nly those up to the selected one.",type:"boolean"}}},F=new RegExp("^#[0-9A-F]{6}$","u");function ne(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,
dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.groundColor===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"groundColor"}};e===null?e=[o]:e.push(o),i++}if(n.groundTexture===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"groundTexture"}};e===null?e=[o]:e.push(o),i++}if(n.skyColor===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"skyColor"}};e===null?e=[o]:e.push(o),i++}if(n.skyTexture===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"skyTexture"}};e===null?e=[o]:e.push(o),i++}if(n.lightColor===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"lightColor"}};e===null?e=[o]:e.push(o),i++}if(n.ceilingLightColor===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"ceilingLightColor"}};e===null?e=[o]:e.push(o),i++}if(n.wallsAlpha===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"wallsAlpha"}};e===null?e=[o]:e.push(o),i++}if(n.drawingMode===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"drawingMode"}};e===null?e=[o]:e.push(o),i++}if(n.allLevelsVisible===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"allLevelsVisible"}};e===null?e=[o]:e.push(o),i++}if(n.groundColor!==void 0){let o=n.groundColor;if(typeof o!="string"&&o!==null){
let p={instancePath:s+"/groundColor",schemaPath:"#/properties/groundColor/type",keyword:"type",params:{type:pe.properties.groundColor.type}};e===null?e=[p]:e.push(
p),i++}if(typeof o=="string"&&!F.test(o)){let p={instancePath:s+"/groundColor",schemaPath:"#/properties/groundColor/pattern",keyword:"pattern",params:{expected:"\
a colour such as #CC8800"}};e===null?e=[p]:e.push(p),i++}}if(n.groundTexture!==void 0){let o=n.groundTexture,p=i,l=!1,m=i;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.catalogId===void 0){let a={instancePath:s+"/groundTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"cat\
alogId"}};e===null?e=[a]:e.push(a),i++}if(o.name===void 0){let a={instancePath:s+"/groundTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",
params:{missingProperty:"name"}};e===null?e=[a]:e.push(a),i++}if(o.category===void 0){let a={instancePath:s+"/groundTexture",schemaPath:"#/$defs/AppliedTexture/\
required",keyword:"required",params:{missingProperty:"category"}};e===null?e=[a]:e.push(a),i++}if(o.width===void 0){let a={instancePath:s+"/groundTexture",schemaPath:"\
#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[a]:e.push(a),i++}if(o.height===void 0){let a={instancePath:s+"\
/groundTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[a]:e.push(a),i++}if(o.angle===void 0){
let a={instancePath:s+"/groundTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"angle"}};e===null?e=[a]:e.push(a),
i++}if(o.scale===void 0){let a={instancePath:s+"/groundTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"scale"}};
e===null?e=[a]:e.push(a),i++}if(o.catalogId!==void 0){let a=o.catalogId;if(typeof a!="string"&&a!==null){let u={instancePath:s+"/groundTexture/catalogId",schemaPath:"\
#/$defs/AppliedTexture/properties/catalogId/type",keyword:"type",params:{type:T.properties.catalogId.type}};e===null?e=[u]:e.push(u),i++}}if(o.name!==void 0){let a=o.
name;if(typeof a=="string"){if(f(a)<1){let u={instancePath:s+"/groundTexture/name",schemaPath:"#/$defs/AppliedTexture/properties/name/minLength",keyword:"minLen\
gth",params:{expected:"a string of at least 1 character"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/groundTexture/name",schemaPath:"#/$defs/Ap\
pliedTexture/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),i++}}if(o.category!==void 0){let a=o.category;if(typeof a!="s\
tring"&&a!==null){let u={instancePath:s+"/groundTexture/category",schemaPath:"#/$defs/AppliedTexture/properties/category/type",keyword:"type",params:{type:T.properties.
category.type}};e===null?e=[u]:e.push(u),i++}}if(o.width!==void 0){let a=o.width;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/\
groundTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};
e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/groundTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/type",keyword:"type",params:{
type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.height!==void 0){let a=o.height;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+
"/groundTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater tha\
n 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/groundTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/type",keyword:"type",
params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.angle!==void 0){let a=o.angle;if(!(typeof a=="number"&&isFinite(a))){let u={instancePath:s+"/groundTe\
xture/angle",schemaPath:"#/$defs/AppliedTexture/properties/angle/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.scale!==void 0){
let a=o.scale;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/groundTexture/scale",schemaPath:"#/$defs/AppliedTexture/properties/\
scale/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/groun\
dTexture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:s+
"/groundTexture",schemaPath:"#/$defs/AppliedTexture/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),i++}var r=m===i;if(l=l||r,!l){let a=i;
if(o!==null){let L={instancePath:s+"/groundTexture",schemaPath:"#/properties/groundTexture/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[L]:e.push(
L),i++}var r=a===i;l=l||r}if(l)i=p,e!==null&&(p?e.length=p:e=null);else{let a={instancePath:s+"/groundTexture",schemaPath:"#/properties/groundTexture/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[a]:e.push(a),i++}}if(n.skyColor!==void 0){let o=n.skyColor;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/skyColor",schemaPath:"\
#/properties/skyColor/type",keyword:"type",params:{type:pe.properties.skyColor.type}};e===null?e=[p]:e.push(p),i++}if(typeof o=="string"&&!F.test(o)){let p={instancePath:s+
"/skyColor",schemaPath:"#/properties/skyColor/pattern",keyword:"pattern",params:{expected:"a colour such as #CC8800"}};e===null?e=[p]:e.push(p),i++}}if(n.skyTexture!==
void 0){let o=n.skyTexture,p=i,l=!1,m=i;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.catalogId===void 0){let a={instancePath:s+"/skyTexture",schemaPath:"#/\
$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"catalogId"}};e===null?e=[a]:e.push(a),i++}if(o.name===void 0){let a={instancePath:s+"\
/skyTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[a]:e.push(a),i++}if(o.category===void 0){
let a={instancePath:s+"/skyTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"category"}};e===null?e=[a]:e.push(a),
i++}if(o.width===void 0){let a={instancePath:s+"/skyTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"width"}};e===
null?e=[a]:e.push(a),i++}if(o.height===void 0){let a={instancePath:s+"/skyTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"\
height"}};e===null?e=[a]:e.push(a),i++}if(o.angle===void 0){let a={instancePath:s+"/skyTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",
params:{missingProperty:"angle"}};e===null?e=[a]:e.push(a),i++}if(o.scale===void 0){let a={instancePath:s+"/skyTexture",schemaPath:"#/$defs/AppliedTexture/requi\
red",keyword:"required",params:{missingProperty:"scale"}};e===null?e=[a]:e.push(a),i++}if(o.catalogId!==void 0){let a=o.catalogId;if(typeof a!="string"&&a!==null){
let u={instancePath:s+"/skyTexture/catalogId",schemaPath:"#/$defs/AppliedTexture/properties/catalogId/type",keyword:"type",params:{type:T.properties.catalogId.type}};
e===null?e=[u]:e.push(u),i++}}if(o.name!==void 0){let a=o.name;if(typeof a=="string"){if(f(a)<1){let u={instancePath:s+"/skyTexture/name",schemaPath:"#/$defs/Ap\
pliedTexture/properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+
"/skyTexture/name",schemaPath:"#/$defs/AppliedTexture/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),i++}}if(o.category!==
void 0){let a=o.category;if(typeof a!="string"&&a!==null){let u={instancePath:s+"/skyTexture/category",schemaPath:"#/$defs/AppliedTexture/properties/category/ty\
pe",keyword:"type",params:{type:T.properties.category.type}};e===null?e=[u]:e.push(u),i++}}if(o.width!==void 0){let a=o.width;if(typeof a=="number"&&isFinite(a)){
if(a<=0||isNaN(a)){let u={instancePath:s+"/skyTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{
expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/skyTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/\
width/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.height!==void 0){let a=o.height;if(typeof a=="number"&&isFinite(a)){if(a<=
0||isNaN(a)){let u={instancePath:s+"/skyTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{
expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/skyTexture/height",schemaPath:"#/$defs/AppliedTexture/properties\
/height/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.angle!==void 0){let a=o.angle;if(!(typeof a=="number"&&isFinite(a))){let u={
instancePath:s+"/skyTexture/angle",schemaPath:"#/$defs/AppliedTexture/properties/angle/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}
if(o.scale!==void 0){let a=o.scale;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/skyTexture/scale",schemaPath:"#/$defs/AppliedT\
exture/properties/scale/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+
"/skyTexture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}}else{let a={
instancePath:s+"/skyTexture",schemaPath:"#/$defs/AppliedTexture/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),i++}var t=m===i;if(l=l||t,
!l){let a=i;if(o!==null){let L={instancePath:s+"/skyTexture",schemaPath:"#/properties/skyTexture/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[
L]:e.push(L),i++}var t=a===i;l=l||t}if(l)i=p,e!==null&&(p?e.length=p:e=null);else{let a={instancePath:s+"/skyTexture",schemaPath:"#/properties/skyTexture/anyOf",
keyword:"anyOf",params:{}};e===null?e=[a]:e.push(a),i++}}if(n.lightColor!==void 0){let o=n.lightColor;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/l\
ightColor",schemaPath:"#/properties/lightColor/type",keyword:"type",params:{type:pe.properties.lightColor.type}};e===null?e=[p]:e.push(p),i++}if(typeof o=="stri\
ng"&&!F.test(o)){let p={instancePath:s+"/lightColor",schemaPath:"#/properties/lightColor/pattern",keyword:"pattern",params:{expected:"a colour such as #CC8800"}};
e===null?e=[p]:e.push(p),i++}}if(n.ceilingLightColor!==void 0){let o=n.ceilingLightColor;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/ceilingLightCo\
lor",schemaPath:"#/properties/ceilingLightColor/type",keyword:"type",params:{type:pe.properties.ceilingLightColor.type}};e===null?e=[p]:e.push(p),i++}if(typeof o==
"string"&&!F.test(o)){let p={instancePath:s+"/ceilingLightColor",schemaPath:"#/properties/ceilingLightColor/pattern",keyword:"pattern",params:{expected:"a colou\
r such as #CC8800"}};e===null?e=[p]:e.push(p),i++}}if(n.wallsAlpha!==void 0){let o=n.wallsAlpha;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:s+
"/wallsAlpha",schemaPath:"#/properties/wallsAlpha/minimum",keyword:"minimum",params:{expected:"a number from 0 to 1"}};e===null?e=[p]:e.push(p),i++}if(o>1||isNaN(
o)){let p={instancePath:s+"/wallsAlpha",schemaPath:"#/properties/wallsAlpha/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[p]:
e.push(p),i++}}else{let p={instancePath:s+"/wallsAlpha",schemaPath:"#/properties/wallsAlpha/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),
i++}}if(n.drawingMode!==void 0&&typeof n.drawingMode!="string"){let o={instancePath:s+"/drawingMode",schemaPath:"#/properties/drawingMode/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),i++}if(n.allLevelsVisible!==void 0&&typeof n.allLevelsVisible!="boolean"){let o={instancePath:s+"/allLevelsVisible",schemaPath:"\
#/properties/allLevelsVisible/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}return ne.errors=e,i===0}var Wi=tr;function tr(n,{instancePath:s="",parentData:x,parentDataProperty:P,
rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!="string"){let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===
null?e=[r]:e.push(r),i++}return tr.errors=e,i===0}var Hi=ir;function ir(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.error===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"}};e===null?e=[r]:e.push(r),i++}n.error!==
void 0&&(ee(n.error,{instancePath:s+"/error",parentData:n,parentDataProperty:"error",rootData:y,dynamicAnchors:g})||(e=e===null?ee.errors:e.concat(ee.errors),i=
e.length))}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ir.errors=e,i===0}var Gi=sr,
G={title:"Furniture",description:"A piece of furniture, a door or a window.",type:"object",required:["id","level","name","catalogId","x","y","elevation","angle",
"width","depth","height","color","visible","mirrored","isDoorOrWindow","wallId","position"],properties:{id:{description:"Id: stable, never used again.",type:"st\
ring",minLength:1},level:{description:"Id of its level; null for what was made before there was one.",type:["string","null"]},name:{description:"Name.",type:"st\
ring",minLength:1},catalogId:{description:"Id in the catalog; null for a generated shape.",type:["string","null"]},x:{description:"X of its centre in cm.",type:"\
number"},y:{description:"Y of its centre in cm.",type:"number"},elevation:{description:"Height of its bottom above the floor in cm.",type:"number"},angle:{description:"\
Rotation in degrees, in [0, 360).",type:"number",minimum:0,maximum:360},width:{description:"Width in cm.",type:"number",exclusiveMinimum:0},depth:{description:"\
Depth in cm.",type:"number",exclusiveMinimum:0},height:{description:"Height in cm.",type:"number",exclusiveMinimum:0},color:{description:"Its colour; null for t\
hat of its material.",type:["string","null"],pattern:"^#[0-9A-F]{6}$","x-expected":"a colour such as #CC8800"},visible:{description:"It is shown.",type:"boolean"},
mirrored:{description:"Its left and right are exchanged.",type:"boolean"},isDoorOrWindow:{description:"It is a door or a window.",type:"boolean"},wallId:{description:"\
Id of the wall that it stands in.",type:["string","null"]},position:{description:"Where its centre is in that wall: 0 at the start, 1 at the end.",type:["number",
"null"],minimum:0,maximum:1}}};function sr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.
push(r),i++}if(n.level===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[r]:e.push(r),i++}
if(n.name===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),i++}if(n.catalogId===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"catalogId"}};e===null?e=[r]:e.push(r),i++}if(n.x===void 0){let r={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[r]:e.push(r),i++}if(n.y===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[r]:e.push(r),i++}if(n.elevation===void 0){let r={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"elevation"}};e===null?e=[r]:e.push(r),i++}if(n.angle===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"angle"}};e===null?e=[r]:e.push(r),i++}if(n.width===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"width"}};e===null?e=[r]:e.push(r),i++}if(n.depth===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
depth"}};e===null?e=[r]:e.push(r),i++}if(n.height===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"}};
e===null?e=[r]:e.push(r),i++}if(n.color===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"color"}};e===null?e=
[r]:e.push(r),i++}if(n.visible===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visible"}};e===null?e=[r]:e.push(
r),i++}if(n.mirrored===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mirrored"}};e===null?e=[r]:e.push(r),i++}
if(n.isDoorOrWindow===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isDoorOrWindow"}};e===null?e=[r]:e.push(
r),i++}if(n.wallId===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wallId"}};e===null?e=[r]:e.push(r),i++}if(n.
position===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"position"}};e===null?e=[r]:e.push(r),i++}if(n.id!==
void 0){let r=n.id;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{expected:"a \
string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),i++}}if(n.level!==void 0){let r=n.level;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/level",schemaPath:"#/propert\
ies/level/type",keyword:"type",params:{type:G.properties.level.type}};e===null?e=[t]:e.push(t),i++}}if(n.name!==void 0){let r=n.name;if(typeof r=="string"){if(f(
r)<1){let t={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?
e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}
if(n.catalogId!==void 0){let r=n.catalogId;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/catalogId",schemaPath:"#/properties/catalogId/type",keyword:"\
type",params:{type:G.properties.catalogId.type}};e===null?e=[t]:e.push(t),i++}}if(n.x!==void 0){let r=n.x;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+
"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.y!==void 0){let r=n.y;if(!(typeof r=="number"&&isFinite(
r))){let t={instancePath:s+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.elevation!==void 0){let r=n.
elevation;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/type",keyword:"type",params:{type:"number"}};
e===null?e=[t]:e.push(t),i++}}if(n.angle!==void 0){let r=n.angle;if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={instancePath:s+"/angle",schemaPath:"\
#/properties/angle/minimum",keyword:"minimum",params:{expected:"a number from 0 to 360"}};e===null?e=[t]:e.push(t),i++}if(r>360||isNaN(r)){let t={instancePath:s+
"/angle",schemaPath:"#/properties/angle/maximum",keyword:"maximum",params:{expected:"a number from 0 to 360"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+
"/angle",schemaPath:"#/properties/angle/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.width!==void 0){let r=n.width;if(typeof r==
"number"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/width",schemaPath:"#/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"\
a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"n\
umber"}};e===null?e=[t]:e.push(t),i++}}if(n.depth!==void 0){let r=n.depth;if(typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/depth",
schemaPath:"#/properties/depth/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:s+"/depth",schemaPath:"#/properties/depth/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.height!==void 0){let r=n.
height;if(typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/height",schemaPath:"#/properties/height/exclusiveMinimum",keyword:"exclusi\
veMinimum",params:{expected:"a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/height",schemaPath:"#/properties/height/type",
keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.color!==void 0){let r=n.color;if(typeof r!="string"&&r!==null){let t={instancePath:s+"\
/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type:G.properties.color.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!F.test(r)){
let t={instancePath:s+"/color",schemaPath:"#/properties/color/pattern",keyword:"pattern",params:{expected:"a colour such as #CC8800"}};e===null?e=[t]:e.push(t),
i++}}if(n.visible!==void 0&&typeof n.visible!="boolean"){let r={instancePath:s+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type:"bo\
olean"}};e===null?e=[r]:e.push(r),i++}if(n.mirrored!==void 0&&typeof n.mirrored!="boolean"){let r={instancePath:s+"/mirrored",schemaPath:"#/properties/mirrored/\
type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}if(n.isDoorOrWindow!==void 0&&typeof n.isDoorOrWindow!="boolean"){let r={instancePath:s+
"/isDoorOrWindow",schemaPath:"#/properties/isDoorOrWindow/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}if(n.wallId!==void 0){let r=n.
wallId;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/wallId",schemaPath:"#/properties/wallId/type",keyword:"type",params:{type:G.properties.wallId.type}};
e===null?e=[t]:e.push(t),i++}}if(n.position!==void 0){let r=n.position;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/position",schemaPath:"\
#/properties/position/type",keyword:"type",params:{type:G.properties.position.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(
r)){let t={instancePath:s+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{expected:"a number from 0 to 1"}};e===null?e=[t]:e.push(
t),i++}if(r>1||isNaN(r)){let t={instancePath:s+"/position",schemaPath:"#/properties/position/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1"}};
e===null?e=[t]:e.push(t),i++}}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return sr.errors=
e,i===0}var Yi=or;var nr=new RegExp("^mcp-sweethome3d/1\\.[0-9]+$","u");function or(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,
i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.ok===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ok"}};
e===null?e=[r]:e.push(r),i++}if(n.schema===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?
e=[r]:e.push(r),i++}if(n.tools===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tools"}};e===null?e=[r]:e.push(
r),i++}if(n.transport===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"transport"}};e===null?e=[r]:e.push(r),
i++}if(n.attached===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attached"}};e===null?e=[r]:e.push(r),i++}if(n.
ok!==void 0&&typeof n.ok!="boolean"){let r={instancePath:s+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(
r),i++}if(n.schema!==void 0){let r=n.schema;if(typeof r=="string"){if(!nr.test(r)){let t={instancePath:s+"/schema",schemaPath:"#/properties/schema/pattern",keyword:"\
pattern",params:{expected:"a version of this contract such as mcp-sweethome3d/1.0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/schema",schemaPath:"\
#/properties/schema/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.tools!==void 0){let r=n.tools;if(Array.isArray(r)){let t=r.length;
for(let o=0;o<t;o++)if(typeof r[o]!="string"){let p={instancePath:s+"/tools/"+o,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),i++}}else{let t={instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(
t),i++}}if(n.transport!==void 0){let r=n.transport;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/transport",schemaPath:"#/properties/transport/minLe\
ngth",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/transport",schemaPath:"\
#/properties/transport/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.attached!==void 0&&typeof n.attached!="boolean"){let r={instancePath:s+
"/attached",schemaPath:"#/properties/attached/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return or.errors=e,i===0}var Xi=pr,de={title:"HomeInfo",description:"An open home.",
type:"object",required:["id","name","filePath","modified","active"],properties:{id:{description:"Its id; every tool takes it as `home`.",type:"string",minLength:1},
name:{description:"Name of its file without the ending; null before it was saved.",type:["string","null"]},filePath:{description:"Its file, relative to the fold\
er of files; null when there is none below it.",type:["string","null"]},modified:{description:"It has changes that were not saved.",type:"boolean"},active:{description:"\
Tools use it unless told otherwise.",type:"boolean"}}};function pr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){
let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[r]:e.push(r),i++}if(n.name===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?
e=[r]:e.push(r),i++}if(n.filePath===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filePath"}};e===null?e=[r]:
e.push(r),i++}if(n.modified===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"modified"}};e===null?e=[r]:e.push(
r),i++}if(n.active===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"active"}};e===null?e=[r]:e.push(r),i++}if(n.
id!==void 0){let r=n.id;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),i++}}if(n.name!==void 0){let r=n.name;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/name",schemaPath:"#/properties\
/name/type",keyword:"type",params:{type:de.properties.name.type}};e===null?e=[t]:e.push(t),i++}}if(n.filePath!==void 0){let r=n.filePath;if(typeof r!="string"&&
r!==null){let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/type",keyword:"type",params:{type:de.properties.filePath.type}};e===null?e=[t]:e.push(
t),i++}}if(n.modified!==void 0&&typeof n.modified!="boolean"){let r={instancePath:s+"/modified",schemaPath:"#/properties/modified/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[r]:e.push(r),i++}if(n.active!==void 0&&typeof n.active!="boolean"){let r={instancePath:s+"/active",schemaPath:"#/properties/active/type",
keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[r]:e.push(r),i++}return pr.errors=e,i===0}var Ui=ar,Qt={title:"HomeState",description:"A home and all that is in it.",type:"object",required:["schema","\
home","homes","walls","rooms","furniture","labels","dimensionLines","levels","selectedLevel","camera","storedCameras","environment","boundingBox"],properties:{schema:{
description:"Contract and version.",type:"string",pattern:"^mcp-sweethome3d/1\\.[0-9]+$","x-expected":"a version of this contract such as mcp-sweethome3d/1.0"},
home:{description:"Id of this home.",type:"string",minLength:1},homes:{description:"All open homes.",type:"array",items:{$ref:"#/$defs/HomeInfo"},minItems:1},walls:{
description:"Walls.",type:"array",items:{$ref:"#/$defs/Wall"}},rooms:{description:"Rooms.",type:"array",items:{$ref:"#/$defs/Room"}},furniture:{description:"Fur\
niture, doors and windows.",type:"array",items:{$ref:"#/$defs/Furniture"}},labels:{description:"Labels.",type:"array",items:{$ref:"#/$defs/Label"}},dimensionLines:{
description:"Dimension lines.",type:"array",items:{$ref:"#/$defs/DimensionLine"}},levels:{description:"Levels, from the lowest up.",type:"array",items:{$ref:"#/\
$defs/Level"}},selectedLevel:{description:"Id of the level that new objects are made on.",type:["string","null"]},camera:{description:"The camera in use.",$ref:"\
#/$defs/Camera"},storedCameras:{description:"Cameras with a name.",type:"array",items:{$ref:"#/$defs/StoredCamera"}},environment:{description:"Ground, sky and l\
ight.",$ref:"#/$defs/Environment"},boundingBox:{description:"Around all walls, rooms and furniture; null when there are none.",anyOf:[{$ref:"#/$defs/BoundingBox"},
{type:"null"}]}}};var j={title:"Wall",description:"A wall.",type:"object",required:["id","level","xStart","yStart","xEnd","yEnd","length","thickness","height","heightAtEnd","arcE\
xtent","wallAtStart","wallAtEnd","leftSideColor","rightSideColor","topColor","leftSideTexture","rightSideTexture","leftSideShininess","rightSideShininess"],properties:{
id:{description:"Id: stable, never used again.",type:"string",minLength:1},level:{description:"Id of its level; null for what was made before there was one.",type:[
"string","null"]},xStart:{description:"X of its start in cm.",type:"number"},yStart:{description:"Y of its start in cm.",type:"number"},xEnd:{description:"X of \
its end in cm.",type:"number"},yEnd:{description:"Y of its end in cm.",type:"number"},length:{description:"Length in cm, along the arc where there is one.",type:"\
number",minimum:0},thickness:{description:"Thickness in cm.",type:"number",exclusiveMinimum:0},height:{description:"Height at its start in cm.",type:"number",exclusiveMinimum:0},
heightAtEnd:{description:"Height at its end in cm; null where it is the same.",type:["number","null"],exclusiveMinimum:0},arcExtent:{description:"Angle of its a\
rc in degrees; null for a straight wall.",type:["number","null"]},wallAtStart:{description:"Id of the wall joined at its start.",type:["string","null"]},wallAtEnd:{
description:"Id of the wall joined at its end.",type:["string","null"]},leftSideColor:{description:"Colour of its left side.",type:["string","null"],pattern:"^#\
[0-9A-F]{6}$","x-expected":"a colour such as #CC8800"},rightSideColor:{description:"Colour of its right side.",type:["string","null"],pattern:"^#[0-9A-F]{6}$","\
x-expected":"a colour such as #CC8800"},topColor:{description:"Colour of its top.",type:["string","null"],pattern:"^#[0-9A-F]{6}$","x-expected":"a colour such a\
s #CC8800"},leftSideTexture:{description:"Texture of its left side.",anyOf:[{$ref:"#/$defs/AppliedTexture"},{type:"null"}]},rightSideTexture:{description:"Textu\
re of its right side.",anyOf:[{$ref:"#/$defs/AppliedTexture"},{type:"null"}]},leftSideShininess:{description:"Shininess of its left side.",type:"number",minimum:0,
maximum:1},rightSideShininess:{description:"Shininess of its right side.",type:"number",minimum:0,maximum:1}}};function Y(n,{instancePath:s="",parentData:x,parentDataProperty:P,
rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let o={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(n.level===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"level"}};e===null?e=[o]:e.push(o),i++}if(n.xStart===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"xStart"}};e===null?e=[o]:e.push(o),i++}if(n.yStart===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
yStart"}};e===null?e=[o]:e.push(o),i++}if(n.xEnd===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"xEnd"}};e===
null?e=[o]:e.push(o),i++}if(n.yEnd===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"yEnd"}};e===null?e=[o]:e.
push(o),i++}if(n.length===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"length"}};e===null?e=[o]:e.push(o),i++}
if(n.thickness===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"thickness"}};e===null?e=[o]:e.push(o),i++}if(n.
height===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[o]:e.push(o),i++}if(n.heightAtEnd===
void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"heightAtEnd"}};e===null?e=[o]:e.push(o),i++}if(n.arcExtent===void 0){
let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"arcExtent"}};e===null?e=[o]:e.push(o),i++}if(n.wallAtStart===void 0){let o={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wallAtStart"}};e===null?e=[o]:e.push(o),i++}if(n.wallAtEnd===void 0){let o={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"wallAtEnd"}};e===null?e=[o]:e.push(o),i++}if(n.leftSideColor===void 0){let o={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"leftSideColor"}};e===null?e=[o]:e.push(o),i++}if(n.rightSideColor===void 0){let o={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rightSideColor"}};e===null?e=[o]:e.push(o),i++}if(n.topColor===void 0){let o={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"topColor"}};e===null?e=[o]:e.push(o),i++}if(n.leftSideTexture===void 0){let o={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"leftSideTexture"}};e===null?e=[o]:e.push(o),i++}if(n.rightSideTexture===void 0){let o={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rightSideTexture"}};e===null?e=[o]:e.push(o),i++}if(n.leftSideShininess===void 0){let o={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"leftSideShininess"}};e===null?e=[o]:e.push(o),i++}if(n.rightSideShininess===void 0){let o={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rightSideShininess"}};e===null?e=[o]:e.push(o),i++}if(n.id!==void 0){let o=n.id;if(typeof o==
"string"){if(f(o)<1){let p={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};
e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),
i++}}if(n.level!==void 0){let o=n.level;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{
type:j.properties.level.type}};e===null?e=[p]:e.push(p),i++}}if(n.xStart!==void 0){let o=n.xStart;if(!(typeof o=="number"&&isFinite(o))){let p={instancePath:s+"\
/xStart",schemaPath:"#/properties/xStart/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.yStart!==void 0){let o=n.yStart;if(!(typeof o==
"number"&&isFinite(o))){let p={instancePath:s+"/yStart",schemaPath:"#/properties/yStart/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}
if(n.xEnd!==void 0){let o=n.xEnd;if(!(typeof o=="number"&&isFinite(o))){let p={instancePath:s+"/xEnd",schemaPath:"#/properties/xEnd/type",keyword:"type",params:{
type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.yEnd!==void 0){let o=n.yEnd;if(!(typeof o=="number"&&isFinite(o))){let p={instancePath:s+"/yEnd",schemaPath:"\
#/properties/yEnd/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.length!==void 0){let o=n.length;if(typeof o=="number"&&isFinite(
o)){if(o<0||isNaN(o)){let p={instancePath:s+"/length",schemaPath:"#/properties/length/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===
null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(
p),i++}}if(n.thickness!==void 0){let o=n.thickness;if(typeof o=="number"&&isFinite(o)){if(o<=0||isNaN(o)){let p={instancePath:s+"/thickness",schemaPath:"#/prope\
rties/thickness/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+
"/thickness",schemaPath:"#/properties/thickness/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.height!==void 0){let o=n.height;
if(typeof o=="number"&&isFinite(o)){if(o<=0||isNaN(o)){let p={instancePath:s+"/height",schemaPath:"#/properties/height/exclusiveMinimum",keyword:"exclusiveMinim\
um",params:{expected:"a number greater than 0"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/height",schemaPath:"#/properties/height/type",keyword:"\
type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.heightAtEnd!==void 0){let o=n.heightAtEnd;if(!(typeof o=="number"&&isFinite(o))&&o!==null){let p={
instancePath:s+"/heightAtEnd",schemaPath:"#/properties/heightAtEnd/type",keyword:"type",params:{type:j.properties.heightAtEnd.type}};e===null?e=[p]:e.push(p),i++}
if(typeof o=="number"&&isFinite(o)&&(o<=0||isNaN(o))){let p={instancePath:s+"/heightAtEnd",schemaPath:"#/properties/heightAtEnd/exclusiveMinimum",keyword:"exclu\
siveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[p]:e.push(p),i++}}if(n.arcExtent!==void 0){let o=n.arcExtent;if(!(typeof o=="number"&&isFinite(
o))&&o!==null){let p={instancePath:s+"/arcExtent",schemaPath:"#/properties/arcExtent/type",keyword:"type",params:{type:j.properties.arcExtent.type}};e===null?e=
[p]:e.push(p),i++}}if(n.wallAtStart!==void 0){let o=n.wallAtStart;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/wallAtStart",schemaPath:"#/properties\
/wallAtStart/type",keyword:"type",params:{type:j.properties.wallAtStart.type}};e===null?e=[p]:e.push(p),i++}}if(n.wallAtEnd!==void 0){let o=n.wallAtEnd;if(typeof o!=
"string"&&o!==null){let p={instancePath:s+"/wallAtEnd",schemaPath:"#/properties/wallAtEnd/type",keyword:"type",params:{type:j.properties.wallAtEnd.type}};e===null?
e=[p]:e.push(p),i++}}if(n.leftSideColor!==void 0){let o=n.leftSideColor;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/leftSideColor",schemaPath:"#/pr\
operties/leftSideColor/type",keyword:"type",params:{type:j.properties.leftSideColor.type}};e===null?e=[p]:e.push(p),i++}if(typeof o=="string"&&!F.test(o)){let p={
instancePath:s+"/leftSideColor",schemaPath:"#/properties/leftSideColor/pattern",keyword:"pattern",params:{expected:"a colour such as #CC8800"}};e===null?e=[p]:e.
push(p),i++}}if(n.rightSideColor!==void 0){let o=n.rightSideColor;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/rightSideColor",schemaPath:"#/propert\
ies/rightSideColor/type",keyword:"type",params:{type:j.properties.rightSideColor.type}};e===null?e=[p]:e.push(p),i++}if(typeof o=="string"&&!F.test(o)){let p={instancePath:s+
"/rightSideColor",schemaPath:"#/properties/rightSideColor/pattern",keyword:"pattern",params:{expected:"a colour such as #CC8800"}};e===null?e=[p]:e.push(p),i++}}
if(n.topColor!==void 0){let o=n.topColor;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/topColor",schemaPath:"#/properties/topColor/type",keyword:"typ\
e",params:{type:j.properties.topColor.type}};e===null?e=[p]:e.push(p),i++}if(typeof o=="string"&&!F.test(o)){let p={instancePath:s+"/topColor",schemaPath:"#/pro\
perties/topColor/pattern",keyword:"pattern",params:{expected:"a colour such as #CC8800"}};e===null?e=[p]:e.push(p),i++}}if(n.leftSideTexture!==void 0){let o=n.leftSideTexture,
p=i,l=!1,m=i;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.catalogId===void 0){let a={instancePath:s+"/leftSideTexture",schemaPath:"#/$defs/AppliedTexture/r\
equired",keyword:"required",params:{missingProperty:"catalogId"}};e===null?e=[a]:e.push(a),i++}if(o.name===void 0){let a={instancePath:s+"/leftSideTexture",schemaPath:"\
#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[a]:e.push(a),i++}if(o.category===void 0){let a={instancePath:s+
"/leftSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"category"}};e===null?e=[a]:e.push(a),i++}if(o.width===
void 0){let a={instancePath:s+"/leftSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[a]:
e.push(a),i++}if(o.height===void 0){let a={instancePath:s+"/leftSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"\
height"}};e===null?e=[a]:e.push(a),i++}if(o.angle===void 0){let a={instancePath:s+"/leftSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"requi\
red",params:{missingProperty:"angle"}};e===null?e=[a]:e.push(a),i++}if(o.scale===void 0){let a={instancePath:s+"/leftSideTexture",schemaPath:"#/$defs/AppliedTex\
ture/required",keyword:"required",params:{missingProperty:"scale"}};e===null?e=[a]:e.push(a),i++}if(o.catalogId!==void 0){let a=o.catalogId;if(typeof a!="string"&&
a!==null){let u={instancePath:s+"/leftSideTexture/catalogId",schemaPath:"#/$defs/AppliedTexture/properties/catalogId/type",keyword:"type",params:{type:T.properties.
catalogId.type}};e===null?e=[u]:e.push(u),i++}}if(o.name!==void 0){let a=o.name;if(typeof a=="string"){if(f(a)<1){let u={instancePath:s+"/leftSideTexture/name",
schemaPath:"#/$defs/AppliedTexture/properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[u]:e.push(u),
i++}}else{let u={instancePath:s+"/leftSideTexture/name",schemaPath:"#/$defs/AppliedTexture/properties/name/type",keyword:"type",params:{type:"string"}};e===null?
e=[u]:e.push(u),i++}}if(o.category!==void 0){let a=o.category;if(typeof a!="string"&&a!==null){let u={instancePath:s+"/leftSideTexture/category",schemaPath:"#/$\
defs/AppliedTexture/properties/category/type",keyword:"type",params:{type:T.properties.category.type}};e===null?e=[u]:e.push(u),i++}}if(o.width!==void 0){let a=o.
width;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/leftSideTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/\
exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/leftSideTex\
ture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.height!==void 0){
let a=o.height;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/leftSideTexture/height",schemaPath:"#/$defs/AppliedTexture/propert\
ies/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/\
leftSideTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.angle!==
void 0){let a=o.angle;if(!(typeof a=="number"&&isFinite(a))){let u={instancePath:s+"/leftSideTexture/angle",schemaPath:"#/$defs/AppliedTexture/properties/angle/\
type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.scale!==void 0){let a=o.scale;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(
a)){let u={instancePath:s+"/leftSideTexture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"\
a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/leftSideTexture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale\
/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:s+"/leftSideTexture",schemaPath:"#/$defs/AppliedTexture/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),i++}var r=m===i;if(l=l||r,!l){let a=i;if(o!==null){let L={instancePath:s+"/leftSideTexture",
schemaPath:"#/properties/leftSideTexture/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[L]:e.push(L),i++}var r=a===i;l=l||r}if(l)i=p,e!==null&&(p?
e.length=p:e=null);else{let a={instancePath:s+"/leftSideTexture",schemaPath:"#/properties/leftSideTexture/anyOf",keyword:"anyOf",params:{}};e===null?e=[a]:e.push(
a),i++}}if(n.rightSideTexture!==void 0){let o=n.rightSideTexture,p=i,l=!1,m=i;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.catalogId===void 0){let a={instancePath:s+
"/rightSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"catalogId"}};e===null?e=[a]:e.push(a),i++}if(o.name===
void 0){let a={instancePath:s+"/rightSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[a]:
e.push(a),i++}if(o.category===void 0){let a={instancePath:s+"/rightSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"\
category"}};e===null?e=[a]:e.push(a),i++}if(o.width===void 0){let a={instancePath:s+"/rightSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"re\
quired",params:{missingProperty:"width"}};e===null?e=[a]:e.push(a),i++}if(o.height===void 0){let a={instancePath:s+"/rightSideTexture",schemaPath:"#/$defs/Appli\
edTexture/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[a]:e.push(a),i++}if(o.angle===void 0){let a={instancePath:s+"/rightSideTex\
ture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"angle"}};e===null?e=[a]:e.push(a),i++}if(o.scale===void 0){let a={
instancePath:s+"/rightSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"scale"}};e===null?e=[a]:e.push(a),i++}
if(o.catalogId!==void 0){let a=o.catalogId;if(typeof a!="string"&&a!==null){let u={instancePath:s+"/rightSideTexture/catalogId",schemaPath:"#/$defs/AppliedTextu\
re/properties/catalogId/type",keyword:"type",params:{type:T.properties.catalogId.type}};e===null?e=[u]:e.push(u),i++}}if(o.name!==void 0){let a=o.name;if(typeof a==
"string"){if(f(a)<1){let u={instancePath:s+"/rightSideTexture/name",schemaPath:"#/$defs/AppliedTexture/properties/name/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/rightSideTexture/name",schemaPath:"#/$defs/AppliedTexture/propert\
ies/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),i++}}if(o.category!==void 0){let a=o.category;if(typeof a!="string"&&a!==null){let u={
instancePath:s+"/rightSideTexture/category",schemaPath:"#/$defs/AppliedTexture/properties/category/type",keyword:"type",params:{type:T.properties.category.type}};
e===null?e=[u]:e.push(u),i++}}if(o.width!==void 0){let a=o.width;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/rightSideTexture\
/width",schemaPath:"#/$defs/AppliedTexture/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=
[u]:e.push(u),i++}}else{let u={instancePath:s+"/rightSideTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/type",keyword:"type",params:{type:"n\
umber"}};e===null?e=[u]:e.push(u),i++}}if(o.height!==void 0){let a=o.height;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/right\
SideTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};
e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/rightSideTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/type",keyword:"type",params:{
type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.angle!==void 0){let a=o.angle;if(!(typeof a=="number"&&isFinite(a))){let u={instancePath:s+"/rightSideTexture\
/angle",schemaPath:"#/$defs/AppliedTexture/properties/angle/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.scale!==void 0){let a=o.
scale;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/rightSideTexture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale\
/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/rightSideT\
exture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:s+
"/rightSideTexture",schemaPath:"#/$defs/AppliedTexture/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),i++}var t=m===i;if(l=l||t,!l){let a=i;
if(o!==null){let L={instancePath:s+"/rightSideTexture",schemaPath:"#/properties/rightSideTexture/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[
L]:e.push(L),i++}var t=a===i;l=l||t}if(l)i=p,e!==null&&(p?e.length=p:e=null);else{let a={instancePath:s+"/rightSideTexture",schemaPath:"#/properties/rightSideTe\
xture/anyOf",keyword:"anyOf",params:{}};e===null?e=[a]:e.push(a),i++}}if(n.leftSideShininess!==void 0){let o=n.leftSideShininess;if(typeof o=="number"&&isFinite(
o)){if(o<0||isNaN(o)){let p={instancePath:s+"/leftSideShininess",schemaPath:"#/properties/leftSideShininess/minimum",keyword:"minimum",params:{expected:"a numbe\
r from 0 to 1"}};e===null?e=[p]:e.push(p),i++}if(o>1||isNaN(o)){let p={instancePath:s+"/leftSideShininess",schemaPath:"#/properties/leftSideShininess/maximum",keyword:"\
maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/leftSideShininess",schemaPath:"#/properties/leftSi\
deShininess/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.rightSideShininess!==void 0){let o=n.rightSideShininess;if(typeof o==
"number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:s+"/rightSideShininess",schemaPath:"#/properties/rightSideShininess/minimum",keyword:"minimum",params:{
expected:"a number from 0 to 1"}};e===null?e=[p]:e.push(p),i++}if(o>1||isNaN(o)){let p={instancePath:s+"/rightSideShininess",schemaPath:"#/properties/rightSideS\
hininess/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/rightSideShininess",schemaPath:"\
#/properties/rightSideShininess/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}return Y.errors=e,i===0}var U={title:"Room",description:"A room: a polygon with a floor and a ceiling\
.",type:"object",required:["id","level","name","points","area","xCenter","yCenter","areaVisible","floorVisible","ceilingVisible","floorColor","ceilingColor","fl\
oorTexture","ceilingTexture","floorShininess","ceilingShininess"],properties:{id:{description:"Id: stable, never used again.",type:"string",minLength:1},level:{
description:"Id of its level; null for what was made before there was one.",type:["string","null"]},name:{description:"Name.",type:["string","null"]},points:{description:"\
Corners in their order, in cm.",type:"array",items:{$ref:"#/$defs/Point"},minItems:3},area:{description:"Area in square cm.",type:"number",minimum:0},xCenter:{description:"\
X of the centre of its bounding box.",type:"number"},yCenter:{description:"Y of the centre of its bounding box.",type:"number"},areaVisible:{description:"Show i\
ts area.",type:"boolean"},floorVisible:{description:"It has a floor.",type:"boolean"},ceilingVisible:{description:"It has a ceiling.",type:"boolean"},floorColor:{
description:"Colour of the floor.",type:["string","null"],pattern:"^#[0-9A-F]{6}$","x-expected":"a colour such as #CC8800"},ceilingColor:{description:"Colour of\
 the ceiling.",type:["string","null"],pattern:"^#[0-9A-F]{6}$","x-expected":"a colour such as #CC8800"},floorTexture:{description:"Texture of the floor.",anyOf:[
{$ref:"#/$defs/AppliedTexture"},{type:"null"}]},ceilingTexture:{description:"Texture of the ceiling.",anyOf:[{$ref:"#/$defs/AppliedTexture"},{type:"null"}]},floorShininess:{
description:"Shininess of the floor.",type:"number",minimum:0,maximum:1},ceilingShininess:{description:"Shininess of the ceiling.",type:"number",minimum:0,maximum:1}}};function ue(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.id===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(n.level===
void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[o]:e.push(o),i++}if(n.name===void 0){let o={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[o]:e.push(o),i++}if(n.points===void 0){let o={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"points"}};e===null?e=[o]:e.push(o),i++}if(n.area===void 0){let o={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"area"}};e===null?e=[o]:e.push(o),i++}if(n.xCenter===void 0){let o={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"xCenter"}};e===null?e=[o]:e.push(o),i++}if(n.yCenter===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"yCenter"}};e===null?e=[o]:e.push(o),i++}if(n.areaVisible===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"areaVisible"}};e===null?e=[o]:e.push(o),i++}if(n.floorVisible===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"floorVisible"}};e===null?e=[o]:e.push(o),i++}if(n.ceilingVisible===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"ceilingVisible"}};e===null?e=[o]:e.push(o),i++}if(n.floorColor===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"floorColor"}};e===null?e=[o]:e.push(o),i++}if(n.ceilingColor===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"ceilingColor"}};e===null?e=[o]:e.push(o),i++}if(n.floorTexture===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"floorTexture"}};e===null?e=[o]:e.push(o),i++}if(n.ceilingTexture===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"ceilingTexture"}};e===null?e=[o]:e.push(o),i++}if(n.floorShininess===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"floorShininess"}};e===null?e=[o]:e.push(o),i++}if(n.ceilingShininess===void 0){let o={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"ceilingShininess"}};e===null?e=[o]:e.push(o),i++}if(n.id!==void 0){let o=n.id;if(typeof o=="string"){if(f(o)<1){let p={
instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(n.level!==void 0){let o=n.
level;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:U.properties.level.type}};
e===null?e=[p]:e.push(p),i++}}if(n.name!==void 0){let o=n.name;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:U.properties.name.type}};e===null?e=[p]:e.push(p),i++}}if(n.points!==void 0){let o=n.points;if(Array.isArray(o)){let p=o.length;for(let l=0;l<
p;l++){let m=o[l];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.x===void 0){let a={instancePath:s+"/points/"+l,schemaPath:"#/$defs/Point/required",keyword:"\
required",params:{missingProperty:"x"}};e===null?e=[a]:e.push(a),i++}if(m.y===void 0){let a={instancePath:s+"/points/"+l,schemaPath:"#/$defs/Point/required",keyword:"\
required",params:{missingProperty:"y"}};e===null?e=[a]:e.push(a),i++}if(m.x!==void 0){let a=m.x;if(!(typeof a=="number"&&isFinite(a))){let u={instancePath:s+"/p\
oints/"+l+"/x",schemaPath:"#/$defs/Point/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(m.y!==void 0){let a=m.y;if(!(typeof a==
"number"&&isFinite(a))){let u={instancePath:s+"/points/"+l+"/y",schemaPath:"#/$defs/Point/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[
u]:e.push(u),i++}}}else{let a={instancePath:s+"/points/"+l,schemaPath:"#/$defs/Point/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),i++}}
if(o.length<3){let l={instancePath:s+"/points",schemaPath:"#/properties/points/minItems",keyword:"minItems",params:{expected:"a list of at least 3 items"}};e===
null?e=[l]:e.push(l),i++}}else{let p={instancePath:s+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(
p),i++}}if(n.area!==void 0){let o=n.area;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:s+"/area",schemaPath:"#/properties/area/minim\
um",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/area",schemaPath:"#/properties/area\
/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.xCenter!==void 0){let o=n.xCenter;if(!(typeof o=="number"&&isFinite(o))){let p={
instancePath:s+"/xCenter",schemaPath:"#/properties/xCenter/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.yCenter!==void 0){let o=n.
yCenter;if(!(typeof o=="number"&&isFinite(o))){let p={instancePath:s+"/yCenter",schemaPath:"#/properties/yCenter/type",keyword:"type",params:{type:"number"}};e===
null?e=[p]:e.push(p),i++}}if(n.areaVisible!==void 0&&typeof n.areaVisible!="boolean"){let o={instancePath:s+"/areaVisible",schemaPath:"#/properties/areaVisible/\
type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),i++}if(n.floorVisible!==void 0&&typeof n.floorVisible!="boolean"){let o={instancePath:s+"\
/floorVisible",schemaPath:"#/properties/floorVisible/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),i++}if(n.ceilingVisible!==void 0&&typeof n.
ceilingVisible!="boolean"){let o={instancePath:s+"/ceilingVisible",schemaPath:"#/properties/ceilingVisible/type",keyword:"type",params:{type:"boolean"}};e===null?
e=[o]:e.push(o),i++}if(n.floorColor!==void 0){let o=n.floorColor;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/floorColor",schemaPath:"#/properties/f\
loorColor/type",keyword:"type",params:{type:U.properties.floorColor.type}};e===null?e=[p]:e.push(p),i++}if(typeof o=="string"&&!F.test(o)){let p={instancePath:s+
"/floorColor",schemaPath:"#/properties/floorColor/pattern",keyword:"pattern",params:{expected:"a colour such as #CC8800"}};e===null?e=[p]:e.push(p),i++}}if(n.ceilingColor!==
void 0){let o=n.ceilingColor;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/ceilingColor",schemaPath:"#/properties/ceilingColor/type",keyword:"type",params:{
type:U.properties.ceilingColor.type}};e===null?e=[p]:e.push(p),i++}if(typeof o=="string"&&!F.test(o)){let p={instancePath:s+"/ceilingColor",schemaPath:"#/proper\
ties/ceilingColor/pattern",keyword:"pattern",params:{expected:"a colour such as #CC8800"}};e===null?e=[p]:e.push(p),i++}}if(n.floorTexture!==void 0){let o=n.floorTexture,
p=i,l=!1,m=i;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.catalogId===void 0){let a={instancePath:s+"/floorTexture",schemaPath:"#/$defs/AppliedTexture/requ\
ired",keyword:"required",params:{missingProperty:"catalogId"}};e===null?e=[a]:e.push(a),i++}if(o.name===void 0){let a={instancePath:s+"/floorTexture",schemaPath:"\
#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[a]:e.push(a),i++}if(o.category===void 0){let a={instancePath:s+
"/floorTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"category"}};e===null?e=[a]:e.push(a),i++}if(o.width===void 0){
let a={instancePath:s+"/floorTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[a]:e.push(a),
i++}if(o.height===void 0){let a={instancePath:s+"/floorTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"height"}};
e===null?e=[a]:e.push(a),i++}if(o.angle===void 0){let a={instancePath:s+"/floorTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{
missingProperty:"angle"}};e===null?e=[a]:e.push(a),i++}if(o.scale===void 0){let a={instancePath:s+"/floorTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"\
required",params:{missingProperty:"scale"}};e===null?e=[a]:e.push(a),i++}if(o.catalogId!==void 0){let a=o.catalogId;if(typeof a!="string"&&a!==null){let u={instancePath:s+
"/floorTexture/catalogId",schemaPath:"#/$defs/AppliedTexture/properties/catalogId/type",keyword:"type",params:{type:T.properties.catalogId.type}};e===null?e=[u]:
e.push(u),i++}}if(o.name!==void 0){let a=o.name;if(typeof a=="string"){if(f(a)<1){let u={instancePath:s+"/floorTexture/name",schemaPath:"#/$defs/AppliedTexture/\
properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/\
floorTexture/name",schemaPath:"#/$defs/AppliedTexture/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),i++}}if(o.category!==
void 0){let a=o.category;if(typeof a!="string"&&a!==null){let u={instancePath:s+"/floorTexture/category",schemaPath:"#/$defs/AppliedTexture/properties/category/\
type",keyword:"type",params:{type:T.properties.category.type}};e===null?e=[u]:e.push(u),i++}}if(o.width!==void 0){let a=o.width;if(typeof a=="number"&&isFinite(
a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/floorTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/exclusiveMinimum",keyword:"exclusiveMinim\
um",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/floorTexture/width",schemaPath:"#/$defs/AppliedTextu\
re/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.height!==void 0){let a=o.height;if(typeof a=="number"&&isFinite(
a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/floorTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/exclusiveMinimum",keyword:"exclusiveMin\
imum",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/floorTexture/height",schemaPath:"#/$defs/AppliedTe\
xture/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.angle!==void 0){let a=o.angle;if(!(typeof a=="number"&&isFinite(
a))){let u={instancePath:s+"/floorTexture/angle",schemaPath:"#/$defs/AppliedTexture/properties/angle/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:
e.push(u),i++}}if(o.scale!==void 0){let a=o.scale;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/floorTexture/scale",schemaPath:"\
#/$defs/AppliedTexture/properties/scale/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{
let u={instancePath:s+"/floorTexture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(
u),i++}}}else{let a={instancePath:s+"/floorTexture",schemaPath:"#/$defs/AppliedTexture/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),i++}
var r=m===i;if(l=l||r,!l){let a=i;if(o!==null){let L={instancePath:s+"/floorTexture",schemaPath:"#/properties/floorTexture/anyOf/1/type",keyword:"type",params:{
type:"null"}};e===null?e=[L]:e.push(L),i++}var r=a===i;l=l||r}if(l)i=p,e!==null&&(p?e.length=p:e=null);else{let a={instancePath:s+"/floorTexture",schemaPath:"#/\
properties/floorTexture/anyOf",keyword:"anyOf",params:{}};e===null?e=[a]:e.push(a),i++}}if(n.ceilingTexture!==void 0){let o=n.ceilingTexture,p=i,l=!1,m=i;if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.catalogId===void 0){let a={instancePath:s+"/ceilingTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"re\
quired",params:{missingProperty:"catalogId"}};e===null?e=[a]:e.push(a),i++}if(o.name===void 0){let a={instancePath:s+"/ceilingTexture",schemaPath:"#/$defs/Appli\
edTexture/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[a]:e.push(a),i++}if(o.category===void 0){let a={instancePath:s+"/ceilingText\
ure",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"category"}};e===null?e=[a]:e.push(a),i++}if(o.width===void 0){let a={
instancePath:s+"/ceilingTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[a]:e.push(a),i++}
if(o.height===void 0){let a={instancePath:s+"/ceilingTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"height"}};
e===null?e=[a]:e.push(a),i++}if(o.angle===void 0){let a={instancePath:s+"/ceilingTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{
missingProperty:"angle"}};e===null?e=[a]:e.push(a),i++}if(o.scale===void 0){let a={instancePath:s+"/ceilingTexture",schemaPath:"#/$defs/AppliedTexture/required",
keyword:"required",params:{missingProperty:"scale"}};e===null?e=[a]:e.push(a),i++}if(o.catalogId!==void 0){let a=o.catalogId;if(typeof a!="string"&&a!==null){let u={
instancePath:s+"/ceilingTexture/catalogId",schemaPath:"#/$defs/AppliedTexture/properties/catalogId/type",keyword:"type",params:{type:T.properties.catalogId.type}};
e===null?e=[u]:e.push(u),i++}}if(o.name!==void 0){let a=o.name;if(typeof a=="string"){if(f(a)<1){let u={instancePath:s+"/ceilingTexture/name",schemaPath:"#/$def\
s/AppliedTexture/properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[u]:e.push(u),i++}}else{let u={
instancePath:s+"/ceilingTexture/name",schemaPath:"#/$defs/AppliedTexture/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),i++}}
if(o.category!==void 0){let a=o.category;if(typeof a!="string"&&a!==null){let u={instancePath:s+"/ceilingTexture/category",schemaPath:"#/$defs/AppliedTexture/pr\
operties/category/type",keyword:"type",params:{type:T.properties.category.type}};e===null?e=[u]:e.push(u),i++}}if(o.width!==void 0){let a=o.width;if(typeof a=="\
number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/ceilingTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/exclusiveMinimum",keyword:"\
exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/ceilingTexture/width",schemaPath:"#/$d\
efs/AppliedTexture/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.height!==void 0){let a=o.height;if(typeof a==
"number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/ceilingTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/exclusiveMinimum",
keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/ceilingTexture/height",schemaPath:"\
#/$defs/AppliedTexture/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.angle!==void 0){let a=o.angle;if(!(typeof a==
"number"&&isFinite(a))){let u={instancePath:s+"/ceilingTexture/angle",schemaPath:"#/$defs/AppliedTexture/properties/angle/type",keyword:"type",params:{type:"num\
ber"}};e===null?e=[u]:e.push(u),i++}}if(o.scale!==void 0){let a=o.scale;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/ceilingTe\
xture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?
e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/ceilingTexture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale/type",keyword:"type",params:{type:"n\
umber"}};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:s+"/ceilingTexture",schemaPath:"#/$defs/AppliedTexture/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[a]:e.push(a),i++}var t=m===i;if(l=l||t,!l){let a=i;if(o!==null){let L={instancePath:s+"/ceilingTexture",schemaPath:"#/properties/ceilingTexture\
/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[L]:e.push(L),i++}var t=a===i;l=l||t}if(l)i=p,e!==null&&(p?e.length=p:e=null);else{let a={instancePath:s+
"/ceilingTexture",schemaPath:"#/properties/ceilingTexture/anyOf",keyword:"anyOf",params:{}};e===null?e=[a]:e.push(a),i++}}if(n.floorShininess!==void 0){let o=n.
floorShininess;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:s+"/floorShininess",schemaPath:"#/properties/floorShininess/minimum",keyword:"\
minimum",params:{expected:"a number from 0 to 1"}};e===null?e=[p]:e.push(p),i++}if(o>1||isNaN(o)){let p={instancePath:s+"/floorShininess",schemaPath:"#/properti\
es/floorShininess/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/floorShininess",
schemaPath:"#/properties/floorShininess/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.ceilingShininess!==void 0){let o=n.ceilingShininess;
if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:s+"/ceilingShininess",schemaPath:"#/properties/ceilingShininess/minimum",keyword:"mini\
mum",params:{expected:"a number from 0 to 1"}};e===null?e=[p]:e.push(p),i++}if(o>1||isNaN(o)){let p={instancePath:s+"/ceilingShininess",schemaPath:"#/properties\
/ceilingShininess/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/ceilingShinine\
ss",schemaPath:"#/properties/ceilingShininess/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}return ue.errors=e,i===0}var K={title:"Label",description:"A text on the plan.",type:"\
object",required:["id","level","text","x","y","angle","color","outlineColor","fontSize","bold","italic","alignment","elevation","pitch"],properties:{id:{description:"\
Id: stable, never used again.",type:"string",minLength:1},level:{description:"Id of its level; null for what was made before there was one.",type:["string","nul\
l"]},text:{description:"The text.",type:"string",minLength:1},x:{description:"X in cm.",type:"number"},y:{description:"Y in cm.",type:"number"},angle:{description:"\
Rotation in degrees, in [0, 360).",type:"number"},color:{description:"Colour of the text.",type:["string","null"],pattern:"^#[0-9A-F]{6}$","x-expected":"a colou\
r such as #CC8800"},outlineColor:{description:"Colour of its outline.",type:["string","null"],pattern:"^#[0-9A-F]{6}$","x-expected":"a colour such as #CC8800"},
fontSize:{description:"Height of the text in cm.",type:"number",exclusiveMinimum:0},bold:{description:"Bold.",type:"boolean"},italic:{description:"Italic.",type:"\
boolean"},alignment:{description:"How it stands to its point.",$ref:"#/$defs/TextAlignmentShown"},elevation:{description:"Height above the floor in 3D, in cm.",
type:"number"},pitch:{description:"Tilt in 3D in degrees; null when it is only on the plan.",type:["number","null"]}}};function fe(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),i++}if(n.level===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[r]:e.push(r),i++}if(n.text===void 0){let r={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[r]:e.push(r),i++}if(n.x===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[r]:e.push(r),i++}if(n.y===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"y"}};e===null?e=[r]:e.push(r),i++}if(n.angle===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"angle"}};e===null?e=[r]:e.push(r),i++}if(n.color===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
color"}};e===null?e=[r]:e.push(r),i++}if(n.outlineColor===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outl\
ineColor"}};e===null?e=[r]:e.push(r),i++}if(n.fontSize===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fontS\
ize"}};e===null?e=[r]:e.push(r),i++}if(n.bold===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bold"}};e===null?
e=[r]:e.push(r),i++}if(n.italic===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"italic"}};e===null?e=[r]:e.push(
r),i++}if(n.alignment===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"alignment"}};e===null?e=[r]:e.push(r),
i++}if(n.elevation===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"elevation"}};e===null?e=[r]:e.push(r),i++}
if(n.pitch===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pitch"}};e===null?e=[r]:e.push(r),i++}if(n.id!==void 0){
let r=n.id;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{expected:"a string o\
f at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[t]:e.push(t),i++}}if(n.level!==void 0){let r=n.level;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/level",schemaPath:"#/properties/level/\
type",keyword:"type",params:{type:K.properties.level.type}};e===null?e=[t]:e.push(t),i++}}if(n.text!==void 0){let r=n.text;if(typeof r=="string"){if(f(r)<1){let t={
instancePath:s+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(
t),i++}}else{let t={instancePath:s+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.x!==void 0){
let r=n.x;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[
t]:e.push(t),i++}}if(n.y!==void 0){let r=n.y;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{
type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.angle!==void 0){let r=n.angle;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/angle",schemaPath:"\
#/properties/angle/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.color!==void 0){let r=n.color;if(typeof r!="string"&&r!==null){
let t={instancePath:s+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type:K.properties.color.type}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"string"&&!F.test(r)){let t={instancePath:s+"/color",schemaPath:"#/properties/color/pattern",keyword:"pattern",params:{expected:"a colour such as #CC8800"}};e===
null?e=[t]:e.push(t),i++}}if(n.outlineColor!==void 0){let r=n.outlineColor;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/outlineColor",schemaPath:"#/\
properties/outlineColor/type",keyword:"type",params:{type:K.properties.outlineColor.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!F.test(r)){let t={
instancePath:s+"/outlineColor",schemaPath:"#/properties/outlineColor/pattern",keyword:"pattern",params:{expected:"a colour such as #CC8800"}};e===null?e=[t]:e.push(
t),i++}}if(n.fontSize!==void 0){let r=n.fontSize;if(typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/fontSize",schemaPath:"#/properti\
es/fontSize/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"\
/fontSize",schemaPath:"#/properties/fontSize/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.bold!==void 0&&typeof n.bold!="bool\
ean"){let r={instancePath:s+"/bold",schemaPath:"#/properties/bold/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}if(n.italic!==void 0&&
typeof n.italic!="boolean"){let r={instancePath:s+"/italic",schemaPath:"#/properties/italic/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(
r),i++}if(n.alignment!==void 0&&typeof n.alignment!="string"){let r={instancePath:s+"/alignment",schemaPath:"#/$defs/TextAlignmentShown/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),i++}if(n.elevation!==void 0){let r=n.elevation;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/elevation",
schemaPath:"#/properties/elevation/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.pitch!==void 0){let r=n.pitch;if(!(typeof r==
"number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/pitch",schemaPath:"#/properties/pitch/type",keyword:"type",params:{type:K.properties.pitch.type}};e===
null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return fe.errors=e,
i===0}function ar(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.schema===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[t]:e.push(t),i++}if(n.
home===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"home"}};e===null?e=[t]:e.push(t),i++}if(n.homes===void 0){
let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"homes"}};e===null?e=[t]:e.push(t),i++}if(n.walls===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"walls"}};e===null?e=[t]:e.push(t),i++}if(n.rooms===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rooms"}};e===null?e=[t]:e.push(t),i++}if(n.furniture===void 0){let t={instancePath:s,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"furniture"}};e===null?e=[t]:e.push(t),i++}if(n.labels===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"labels"}};e===null?e=[t]:e.push(t),i++}if(n.dimensionLines===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"dimensionLines"}};e===null?e=[t]:e.push(t),i++}if(n.levels===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"levels"}};e===null?e=[t]:e.push(t),i++}if(n.selectedLevel===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"selectedLevel"}};e===null?e=[t]:e.push(t),i++}if(n.camera===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"camera"}};e===null?e=[t]:e.push(t),i++}if(n.storedCameras===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"storedCameras"}};e===null?e=[t]:e.push(t),i++}if(n.environment===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"environment"}};e===null?e=[t]:e.push(t),i++}if(n.boundingBox===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"boundingBox"}};e===null?e=[t]:e.push(t),i++}if(n.schema!==void 0){let t=n.schema;if(typeof t=="string"){if(!nr.test(t)){let o={instancePath:s+
"/schema",schemaPath:"#/properties/schema/pattern",keyword:"pattern",params:{expected:"a version of this contract such as mcp-sweethome3d/1.0"}};e===null?e=[o]:
e.push(o),i++}}else{let o={instancePath:s+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}if(n.
home!==void 0){let t=n.home;if(typeof t=="string"){if(f(t)<1){let o={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{
expected:"a string of at least 1 character"}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}if(n.homes!==void 0){let t=n.homes;if(Array.isArray(t)){let o=t.length;for(let p=0;p<o;p++){let l=t[p];if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let m={instancePath:s+"/homes/"+p,schemaPath:"#/$defs/HomeInfo/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[m]:e.push(m),i++}if(l.name===void 0){let m={instancePath:s+"/homes/"+p,schemaPath:"#/$defs/HomeInfo/required",keyword:"required",params:{missingProperty:"\
name"}};e===null?e=[m]:e.push(m),i++}if(l.filePath===void 0){let m={instancePath:s+"/homes/"+p,schemaPath:"#/$defs/HomeInfo/required",keyword:"required",params:{
missingProperty:"filePath"}};e===null?e=[m]:e.push(m),i++}if(l.modified===void 0){let m={instancePath:s+"/homes/"+p,schemaPath:"#/$defs/HomeInfo/required",keyword:"\
required",params:{missingProperty:"modified"}};e===null?e=[m]:e.push(m),i++}if(l.active===void 0){let m={instancePath:s+"/homes/"+p,schemaPath:"#/$defs/HomeInfo\
/required",keyword:"required",params:{missingProperty:"active"}};e===null?e=[m]:e.push(m),i++}if(l.id!==void 0){let m=l.id;if(typeof m=="string"){if(f(m)<1){let a={
instancePath:s+"/homes/"+p+"/id",schemaPath:"#/$defs/HomeInfo/properties/id/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};
e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/homes/"+p+"/id",schemaPath:"#/$defs/HomeInfo/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[a]:e.push(a),i++}}if(l.name!==void 0){let m=l.name;if(typeof m!="string"&&m!==null){let a={instancePath:s+"/homes/"+p+"/name",schemaPath:"#/$defs/Ho\
meInfo/properties/name/type",keyword:"type",params:{type:de.properties.name.type}};e===null?e=[a]:e.push(a),i++}}if(l.filePath!==void 0){let m=l.filePath;if(typeof m!=
"string"&&m!==null){let a={instancePath:s+"/homes/"+p+"/filePath",schemaPath:"#/$defs/HomeInfo/properties/filePath/type",keyword:"type",params:{type:de.properties.
filePath.type}};e===null?e=[a]:e.push(a),i++}}if(l.modified!==void 0&&typeof l.modified!="boolean"){let m={instancePath:s+"/homes/"+p+"/modified",schemaPath:"#/\
$defs/HomeInfo/properties/modified/type",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),i++}if(l.active!==void 0&&typeof l.active!="boolean"){
let m={instancePath:s+"/homes/"+p+"/active",schemaPath:"#/$defs/HomeInfo/properties/active/type",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),
i++}}else{let m={instancePath:s+"/homes/"+p,schemaPath:"#/$defs/HomeInfo/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),i++}}if(t.length<
1){let p={instancePath:s+"/homes",schemaPath:"#/properties/homes/minItems",keyword:"minItems",params:{expected:"a list of at least 1 item"}};e===null?e=[p]:e.push(
p),i++}}else{let o={instancePath:s+"/homes",schemaPath:"#/properties/homes/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),i++}}if(n.walls!==
void 0){let t=n.walls;if(Array.isArray(t)){let o=t.length;for(let p=0;p<o;p++)Y(t[p],{instancePath:s+"/walls/"+p,parentData:t,parentDataProperty:p,rootData:y,dynamicAnchors:g})||
(e=e===null?Y.errors:e.concat(Y.errors),i=e.length)}else{let o={instancePath:s+"/walls",schemaPath:"#/properties/walls/type",keyword:"type",params:{type:"array"}};
e===null?e=[o]:e.push(o),i++}}if(n.rooms!==void 0){let t=n.rooms;if(Array.isArray(t)){let o=t.length;for(let p=0;p<o;p++)ue(t[p],{instancePath:s+"/rooms/"+p,parentData:t,
parentDataProperty:p,rootData:y,dynamicAnchors:g})||(e=e===null?ue.errors:e.concat(ue.errors),i=e.length)}else{let o={instancePath:s+"/rooms",schemaPath:"#/prop\
erties/rooms/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),i++}}if(n.furniture!==void 0){let t=n.furniture;if(Array.isArray(t)){let o=t.length;
for(let p=0;p<o;p++){let l=t[p];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let m={instancePath:s+"/furniture/"+p,schemaPath:"#/$defs/Furnitu\
re/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[m]:e.push(m),i++}if(l.level===void 0){let m={instancePath:s+"/furniture/"+p,schemaPath:"\
#/$defs/Furniture/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[m]:e.push(m),i++}if(l.name===void 0){let m={instancePath:s+"/furnit\
ure/"+p,schemaPath:"#/$defs/Furniture/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[m]:e.push(m),i++}if(l.catalogId===void 0){let m={
instancePath:s+"/furniture/"+p,schemaPath:"#/$defs/Furniture/required",keyword:"required",params:{missingProperty:"catalogId"}};e===null?e=[m]:e.push(m),i++}if(l.
x===void 0){let m={instancePath:s+"/furniture/"+p,schemaPath:"#/$defs/Furniture/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[m]:e.push(
m),i++}if(l.y===void 0){let m={instancePath:s+"/furniture/"+p,schemaPath:"#/$defs/Furniture/required",keyword:"required",params:{missingProperty:"y"}};e===null?
e=[m]:e.push(m),i++}if(l.elevation===void 0){let m={instancePath:s+"/furniture/"+p,schemaPath:"#/$defs/Furniture/required",keyword:"required",params:{missingProperty:"\
elevation"}};e===null?e=[m]:e.push(m),i++}if(l.angle===void 0){let m={instancePath:s+"/furniture/"+p,schemaPath:"#/$defs/Furniture/required",keyword:"required",
params:{missingProperty:"angle"}};e===null?e=[m]:e.push(m),i++}if(l.width===void 0){let m={instancePath:s+"/furniture/"+p,schemaPath:"#/$defs/Furniture/required",
keyword:"required",params:{missingProperty:"width"}};e===null?e=[m]:e.push(m),i++}if(l.depth===void 0){let m={instancePath:s+"/furniture/"+p,schemaPath:"#/$defs\
/Furniture/required",keyword:"required",params:{missingProperty:"depth"}};e===null?e=[m]:e.push(m),i++}if(l.height===void 0){let m={instancePath:s+"/furniture/"+
p,schemaPath:"#/$defs/Furniture/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[m]:e.push(m),i++}if(l.color===void 0){let m={instancePath:s+
"/furniture/"+p,schemaPath:"#/$defs/Furniture/required",keyword:"required",params:{missingProperty:"color"}};e===null?e=[m]:e.push(m),i++}if(l.visible===void 0){
let m={instancePath:s+"/furniture/"+p,schemaPath:"#/$defs/Furniture/required",keyword:"required",params:{missingProperty:"visible"}};e===null?e=[m]:e.push(m),i++}
if(l.mirrored===void 0){let m={instancePath:s+"/furniture/"+p,schemaPath:"#/$defs/Furniture/required",keyword:"required",params:{missingProperty:"mirrored"}};e===
null?e=[m]:e.push(m),i++}if(l.isDoorOrWindow===void 0){let m={instancePath:s+"/furniture/"+p,schemaPath:"#/$defs/Furniture/required",keyword:"required",params:{
missingProperty:"isDoorOrWindow"}};e===null?e=[m]:e.push(m),i++}if(l.wallId===void 0){let m={instancePath:s+"/furniture/"+p,schemaPath:"#/$defs/Furniture/requir\
ed",keyword:"required",params:{missingProperty:"wallId"}};e===null?e=[m]:e.push(m),i++}if(l.position===void 0){let m={instancePath:s+"/furniture/"+p,schemaPath:"\
#/$defs/Furniture/required",keyword:"required",params:{missingProperty:"position"}};e===null?e=[m]:e.push(m),i++}if(l.id!==void 0){let m=l.id;if(typeof m=="stri\
ng"){if(f(m)<1){let a={instancePath:s+"/furniture/"+p+"/id",schemaPath:"#/$defs/Furniture/properties/id/minLength",keyword:"minLength",params:{expected:"a strin\
g of at least 1 character"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/furniture/"+p+"/id",schemaPath:"#/$defs/Furniture/properties/id/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),i++}}if(l.level!==void 0){let m=l.level;if(typeof m!="string"&&m!==null){let a={instancePath:s+"/furnitur\
e/"+p+"/level",schemaPath:"#/$defs/Furniture/properties/level/type",keyword:"type",params:{type:G.properties.level.type}};e===null?e=[a]:e.push(a),i++}}if(l.name!==
void 0){let m=l.name;if(typeof m=="string"){if(f(m)<1){let a={instancePath:s+"/furniture/"+p+"/name",schemaPath:"#/$defs/Furniture/properties/name/minLength",keyword:"\
minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/furniture/"+p+"/name",schemaPath:"#/\
$defs/Furniture/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),i++}}if(l.catalogId!==void 0){let m=l.catalogId;if(typeof m!=
"string"&&m!==null){let a={instancePath:s+"/furniture/"+p+"/catalogId",schemaPath:"#/$defs/Furniture/properties/catalogId/type",keyword:"type",params:{type:G.properties.
catalogId.type}};e===null?e=[a]:e.push(a),i++}}if(l.x!==void 0){let m=l.x;if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:s+"/furniture/"+p+"/x",schemaPath:"\
#/$defs/Furniture/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.y!==void 0){let m=l.y;if(!(typeof m=="number"&&isFinite(
m))){let a={instancePath:s+"/furniture/"+p+"/y",schemaPath:"#/$defs/Furniture/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),
i++}}if(l.elevation!==void 0){let m=l.elevation;if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:s+"/furniture/"+p+"/elevation",schemaPath:"#/$defs/Fu\
rniture/properties/elevation/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.angle!==void 0){let m=l.angle;if(typeof m=="number"&&
isFinite(m)){if(m<0||isNaN(m)){let a={instancePath:s+"/furniture/"+p+"/angle",schemaPath:"#/$defs/Furniture/properties/angle/minimum",keyword:"minimum",params:{
expected:"a number from 0 to 360"}};e===null?e=[a]:e.push(a),i++}if(m>360||isNaN(m)){let a={instancePath:s+"/furniture/"+p+"/angle",schemaPath:"#/$defs/Furnitur\
e/properties/angle/maximum",keyword:"maximum",params:{expected:"a number from 0 to 360"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/furniture/"+
p+"/angle",schemaPath:"#/$defs/Furniture/properties/angle/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.width!==void 0){let m=l.
width;if(typeof m=="number"&&isFinite(m)){if(m<=0||isNaN(m)){let a={instancePath:s+"/furniture/"+p+"/width",schemaPath:"#/$defs/Furniture/properties/width/exclu\
siveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/furniture/"+p+"/\
width",schemaPath:"#/$defs/Furniture/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.depth!==void 0){let m=l.depth;
if(typeof m=="number"&&isFinite(m)){if(m<=0||isNaN(m)){let a={instancePath:s+"/furniture/"+p+"/depth",schemaPath:"#/$defs/Furniture/properties/depth/exclusiveMi\
nimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/furniture/"+p+"/depth",
schemaPath:"#/$defs/Furniture/properties/depth/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.height!==void 0){let m=l.height;if(typeof m==
"number"&&isFinite(m)){if(m<=0||isNaN(m)){let a={instancePath:s+"/furniture/"+p+"/height",schemaPath:"#/$defs/Furniture/properties/height/exclusiveMinimum",keyword:"\
exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/furniture/"+p+"/height",schemaPath:"#/\
$defs/Furniture/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.color!==void 0){let m=l.color;if(typeof m!="st\
ring"&&m!==null){let a={instancePath:s+"/furniture/"+p+"/color",schemaPath:"#/$defs/Furniture/properties/color/type",keyword:"type",params:{type:G.properties.color.
type}};e===null?e=[a]:e.push(a),i++}if(typeof m=="string"&&!F.test(m)){let a={instancePath:s+"/furniture/"+p+"/color",schemaPath:"#/$defs/Furniture/properties/c\
olor/pattern",keyword:"pattern",params:{expected:"a colour such as #CC8800"}};e===null?e=[a]:e.push(a),i++}}if(l.visible!==void 0&&typeof l.visible!="boolean"){
let m={instancePath:s+"/furniture/"+p+"/visible",schemaPath:"#/$defs/Furniture/properties/visible/type",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.
push(m),i++}if(l.mirrored!==void 0&&typeof l.mirrored!="boolean"){let m={instancePath:s+"/furniture/"+p+"/mirrored",schemaPath:"#/$defs/Furniture/properties/mir\
rored/type",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),i++}if(l.isDoorOrWindow!==void 0&&typeof l.isDoorOrWindow!="boolean"){let m={instancePath:s+
"/furniture/"+p+"/isDoorOrWindow",schemaPath:"#/$defs/Furniture/properties/isDoorOrWindow/type",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),
i++}if(l.wallId!==void 0){let m=l.wallId;if(typeof m!="string"&&m!==null){let a={instancePath:s+"/furniture/"+p+"/wallId",schemaPath:"#/$defs/Furniture/properti\
es/wallId/type",keyword:"type",params:{type:G.properties.wallId.type}};e===null?e=[a]:e.push(a),i++}}if(l.position!==void 0){let m=l.position;if(!(typeof m=="nu\
mber"&&isFinite(m))&&m!==null){let a={instancePath:s+"/furniture/"+p+"/position",schemaPath:"#/$defs/Furniture/properties/position/type",keyword:"type",params:{
type:G.properties.position.type}};e===null?e=[a]:e.push(a),i++}if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){let a={instancePath:s+"/furniture/"+p+"/pos\
ition",schemaPath:"#/$defs/Furniture/properties/position/minimum",keyword:"minimum",params:{expected:"a number from 0 to 1"}};e===null?e=[a]:e.push(a),i++}if(m>
1||isNaN(m)){let a={instancePath:s+"/furniture/"+p+"/position",schemaPath:"#/$defs/Furniture/properties/position/maximum",keyword:"maximum",params:{expected:"a \
number from 0 to 1"}};e===null?e=[a]:e.push(a),i++}}}}else{let m={instancePath:s+"/furniture/"+p,schemaPath:"#/$defs/Furniture/type",keyword:"type",params:{type:"\
object"}};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:s+"/furniture",schemaPath:"#/properties/furniture/type",keyword:"type",params:{type:"array"}};
e===null?e=[o]:e.push(o),i++}}if(n.labels!==void 0){let t=n.labels;if(Array.isArray(t)){let o=t.length;for(let p=0;p<o;p++)fe(t[p],{instancePath:s+"/labels/"+p,
parentData:t,parentDataProperty:p,rootData:y,dynamicAnchors:g})||(e=e===null?fe.errors:e.concat(fe.errors),i=e.length)}else{let o={instancePath:s+"/labels",schemaPath:"\
#/properties/labels/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),i++}}if(n.dimensionLines!==void 0){let t=n.dimensionLines;if(Array.isArray(
t)){let o=t.length;for(let p=0;p<o;p++){let l=t[p];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let m={instancePath:s+"/dimensionLines/"+p,schemaPath:"\
#/$defs/DimensionLine/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[m]:e.push(m),i++}if(l.level===void 0){let m={instancePath:s+"/dime\
nsionLines/"+p,schemaPath:"#/$defs/DimensionLine/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[m]:e.push(m),i++}if(l.xStart===void 0){
let m={instancePath:s+"/dimensionLines/"+p,schemaPath:"#/$defs/DimensionLine/required",keyword:"required",params:{missingProperty:"xStart"}};e===null?e=[m]:e.push(
m),i++}if(l.yStart===void 0){let m={instancePath:s+"/dimensionLines/"+p,schemaPath:"#/$defs/DimensionLine/required",keyword:"required",params:{missingProperty:"\
yStart"}};e===null?e=[m]:e.push(m),i++}if(l.xEnd===void 0){let m={instancePath:s+"/dimensionLines/"+p,schemaPath:"#/$defs/DimensionLine/required",keyword:"requi\
red",params:{missingProperty:"xEnd"}};e===null?e=[m]:e.push(m),i++}if(l.yEnd===void 0){let m={instancePath:s+"/dimensionLines/"+p,schemaPath:"#/$defs/DimensionL\
ine/required",keyword:"required",params:{missingProperty:"yEnd"}};e===null?e=[m]:e.push(m),i++}if(l.offset===void 0){let m={instancePath:s+"/dimensionLines/"+p,
schemaPath:"#/$defs/DimensionLine/required",keyword:"required",params:{missingProperty:"offset"}};e===null?e=[m]:e.push(m),i++}if(l.length===void 0){let m={instancePath:s+
"/dimensionLines/"+p,schemaPath:"#/$defs/DimensionLine/required",keyword:"required",params:{missingProperty:"length"}};e===null?e=[m]:e.push(m),i++}if(l.id!==void 0){
let m=l.id;if(typeof m=="string"){if(f(m)<1){let a={instancePath:s+"/dimensionLines/"+p+"/id",schemaPath:"#/$defs/DimensionLine/properties/id/minLength",keyword:"\
minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/dimensionLines/"+p+"/id",schemaPath:"\
#/$defs/DimensionLine/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),i++}}if(l.level!==void 0){let m=l.level;if(typeof m!="\
string"&&m!==null){let a={instancePath:s+"/dimensionLines/"+p+"/level",schemaPath:"#/$defs/DimensionLine/properties/level/type",keyword:"type",params:{type:Je.properties.
level.type}};e===null?e=[a]:e.push(a),i++}}if(l.xStart!==void 0){let m=l.xStart;if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:s+"/dimensionLines/"+
p+"/xStart",schemaPath:"#/$defs/DimensionLine/properties/xStart/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.yStart!==void 0){
let m=l.yStart;if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:s+"/dimensionLines/"+p+"/yStart",schemaPath:"#/$defs/DimensionLine/properties/yStart/t\
ype",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.xEnd!==void 0){let m=l.xEnd;if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:s+
"/dimensionLines/"+p+"/xEnd",schemaPath:"#/$defs/DimensionLine/properties/xEnd/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.yEnd!==
void 0){let m=l.yEnd;if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:s+"/dimensionLines/"+p+"/yEnd",schemaPath:"#/$defs/DimensionLine/properties/yEnd\
/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.offset!==void 0){let m=l.offset;if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:s+
"/dimensionLines/"+p+"/offset",schemaPath:"#/$defs/DimensionLine/properties/offset/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.
length!==void 0){let m=l.length;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){let a={instancePath:s+"/dimensionLines/"+p+"/length",schemaPath:"#/$defs/D\
imensionLine/properties/length/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"\
/dimensionLines/"+p+"/length",schemaPath:"#/$defs/DimensionLine/properties/length/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}}else{
let m={instancePath:s+"/dimensionLines/"+p,schemaPath:"#/$defs/DimensionLine/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),i++}}}else{let o={
instancePath:s+"/dimensionLines",schemaPath:"#/properties/dimensionLines/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),i++}}if(n.levels!==
void 0){let t=n.levels;if(Array.isArray(t)){let o=t.length;for(let p=0;p<o;p++){let l=t[p];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let m={
instancePath:s+"/levels/"+p,schemaPath:"#/$defs/Level/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[m]:e.push(m),i++}if(l.name===void 0){
let m={instancePath:s+"/levels/"+p,schemaPath:"#/$defs/Level/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[m]:e.push(m),i++}if(l.elevation===
void 0){let m={instancePath:s+"/levels/"+p,schemaPath:"#/$defs/Level/required",keyword:"required",params:{missingProperty:"elevation"}};e===null?e=[m]:e.push(m),
i++}if(l.height===void 0){let m={instancePath:s+"/levels/"+p,schemaPath:"#/$defs/Level/required",keyword:"required",params:{missingProperty:"height"}};e===null?
e=[m]:e.push(m),i++}if(l.floorThickness===void 0){let m={instancePath:s+"/levels/"+p,schemaPath:"#/$defs/Level/required",keyword:"required",params:{missingProperty:"\
floorThickness"}};e===null?e=[m]:e.push(m),i++}if(l.viewable===void 0){let m={instancePath:s+"/levels/"+p,schemaPath:"#/$defs/Level/required",keyword:"required",
params:{missingProperty:"viewable"}};e===null?e=[m]:e.push(m),i++}if(l.selected===void 0){let m={instancePath:s+"/levels/"+p,schemaPath:"#/$defs/Level/required",
keyword:"required",params:{missingProperty:"selected"}};e===null?e=[m]:e.push(m),i++}if(l.id!==void 0){let m=l.id;if(typeof m=="string"){if(f(m)<1){let a={instancePath:s+
"/levels/"+p+"/id",schemaPath:"#/$defs/Level/properties/id/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[a]:e.
push(a),i++}}else{let a={instancePath:s+"/levels/"+p+"/id",schemaPath:"#/$defs/Level/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.
push(a),i++}}if(l.name!==void 0){let m=l.name;if(typeof m=="string"){if(f(m)<1){let a={instancePath:s+"/levels/"+p+"/name",schemaPath:"#/$defs/Level/properties/\
name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/levels/"+p+
"/name",schemaPath:"#/$defs/Level/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),i++}}if(l.elevation!==void 0){let m=l.elevation;
if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:s+"/levels/"+p+"/elevation",schemaPath:"#/$defs/Level/properties/elevation/type",keyword:"type",params:{
type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.height!==void 0){let m=l.height;if(typeof m=="number"&&isFinite(m)){if(m<=0||isNaN(m)){let a={instancePath:s+
"/levels/"+p+"/height",schemaPath:"#/$defs/Level/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===
null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/levels/"+p+"/height",schemaPath:"#/$defs/Level/properties/height/type",keyword:"type",params:{type:"numbe\
r"}};e===null?e=[a]:e.push(a),i++}}if(l.floorThickness!==void 0){let m=l.floorThickness;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){let a={instancePath:s+
"/levels/"+p+"/floorThickness",schemaPath:"#/$defs/Level/properties/floorThickness/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?
e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/levels/"+p+"/floorThickness",schemaPath:"#/$defs/Level/properties/floorThickness/type",keyword:"type",params:{
type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.viewable!==void 0&&typeof l.viewable!="boolean"){let m={instancePath:s+"/levels/"+p+"/viewable",schemaPath:"#\
/$defs/Level/properties/viewable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),i++}if(l.selected!==void 0&&typeof l.selected!="boolean"){
let m={instancePath:s+"/levels/"+p+"/selected",schemaPath:"#/$defs/Level/properties/selected/type",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(
m),i++}}else{let m={instancePath:s+"/levels/"+p,schemaPath:"#/$defs/Level/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),i++}}}else{let o={
instancePath:s+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),i++}}if(n.selectedLevel!==void 0){
let t=n.selectedLevel;if(typeof t!="string"&&t!==null){let o={instancePath:s+"/selectedLevel",schemaPath:"#/properties/selectedLevel/type",keyword:"type",params:{
type:Qt.properties.selectedLevel.type}};e===null?e=[o]:e.push(o),i++}}if(n.camera!==void 0&&(Q(n.camera,{instancePath:s+"/camera",parentData:n,parentDataProperty:"\
camera",rootData:y,dynamicAnchors:g})||(e=e===null?Q.errors:e.concat(Q.errors),i=e.length)),n.storedCameras!==void 0){let t=n.storedCameras;if(Array.isArray(t)){
let o=t.length;for(let p=0;p<o;p++){let l=t[p];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let m={instancePath:s+"/storedCameras/"+p,schemaPath:"\
#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[m]:e.push(m),i++}if(l.name===void 0){let m={instancePath:s+"/stored\
Cameras/"+p,schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[m]:e.push(m),i++}if(l.x===void 0){let m={
instancePath:s+"/storedCameras/"+p,schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[m]:e.push(m),i++}if(l.
y===void 0){let m={instancePath:s+"/storedCameras/"+p,schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[m]:
e.push(m),i++}if(l.z===void 0){let m={instancePath:s+"/storedCameras/"+p,schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"\
z"}};e===null?e=[m]:e.push(m),i++}if(l.yaw===void 0){let m={instancePath:s+"/storedCameras/"+p,schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{
missingProperty:"yaw"}};e===null?e=[m]:e.push(m),i++}if(l.pitch===void 0){let m={instancePath:s+"/storedCameras/"+p,schemaPath:"#/$defs/StoredCamera/required",keyword:"\
required",params:{missingProperty:"pitch"}};e===null?e=[m]:e.push(m),i++}if(l.fov===void 0){let m={instancePath:s+"/storedCameras/"+p,schemaPath:"#/$defs/Stored\
Camera/required",keyword:"required",params:{missingProperty:"fov"}};e===null?e=[m]:e.push(m),i++}if(l.id!==void 0){let m=l.id;if(typeof m=="string"){if(f(m)<1){
let a={instancePath:s+"/storedCameras/"+p+"/id",schemaPath:"#/$defs/StoredCamera/properties/id/minLength",keyword:"minLength",params:{expected:"a string of at l\
east 1 character"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/storedCameras/"+p+"/id",schemaPath:"#/$defs/StoredCamera/properties/id/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),i++}}if(l.name!==void 0){let m=l.name;if(typeof m=="string"){if(f(m)<1){let a={instancePath:s+"/storedCam\
eras/"+p+"/name",schemaPath:"#/$defs/StoredCamera/properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?
e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/storedCameras/"+p+"/name",schemaPath:"#/$defs/StoredCamera/properties/name/type",keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),i++}}if(l.x!==void 0){let m=l.x;if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:s+"/storedCameras/"+p+"/x",schemaPath:"\
#/$defs/StoredCamera/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.y!==void 0){let m=l.y;if(!(typeof m=="number"&&
isFinite(m))){let a={instancePath:s+"/storedCameras/"+p+"/y",schemaPath:"#/$defs/StoredCamera/properties/y/type",keyword:"type",params:{type:"number"}};e===null?
e=[a]:e.push(a),i++}}if(l.z!==void 0){let m=l.z;if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:s+"/storedCameras/"+p+"/z",schemaPath:"#/$defs/Stored\
Camera/properties/z/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.yaw!==void 0){let m=l.yaw;if(typeof m=="number"&&isFinite(m)){
if(m<0||isNaN(m)){let a={instancePath:s+"/storedCameras/"+p+"/yaw",schemaPath:"#/$defs/StoredCamera/properties/yaw/minimum",keyword:"minimum",params:{expected:"\
a number from 0 to 360"}};e===null?e=[a]:e.push(a),i++}if(m>360||isNaN(m)){let a={instancePath:s+"/storedCameras/"+p+"/yaw",schemaPath:"#/$defs/StoredCamera/pro\
perties/yaw/maximum",keyword:"maximum",params:{expected:"a number from 0 to 360"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/storedCameras/"+p+
"/yaw",schemaPath:"#/$defs/StoredCamera/properties/yaw/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.pitch!==void 0){let m=l.pitch;
if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:s+"/storedCameras/"+p+"/pitch",schemaPath:"#/$defs/StoredCamera/properties/pitch/type",keyword:"type",
params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(l.fov!==void 0){let m=l.fov;if(typeof m=="number"&&isFinite(m)){if(m<=0||isNaN(m)){let a={instancePath:s+
"/storedCameras/"+p+"/fov",schemaPath:"#/$defs/StoredCamera/properties/fov/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than \
0"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/storedCameras/"+p+"/fov",schemaPath:"#/$defs/StoredCamera/properties/fov/type",keyword:"type",params:{
type:"number"}};e===null?e=[a]:e.push(a),i++}}}else{let m={instancePath:s+"/storedCameras/"+p,schemaPath:"#/$defs/StoredCamera/type",keyword:"type",params:{type:"\
object"}};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:s+"/storedCameras",schemaPath:"#/properties/storedCameras/type",keyword:"type",params:{type:"a\
rray"}};e===null?e=[o]:e.push(o),i++}}if(n.environment!==void 0&&(ne(n.environment,{instancePath:s+"/environment",parentData:n,parentDataProperty:"environment",
rootData:y,dynamicAnchors:g})||(e=e===null?ne.errors:e.concat(ne.errors),i=e.length)),n.boundingBox!==void 0){let t=n.boundingBox,o=i,p=!1,l=i;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.minX===void 0){let m={instancePath:s+"/boundingBox",schemaPath:"#/$defs/BoundingBox/required",keyword:"required",params:{missingProperty:"\
minX"}};e===null?e=[m]:e.push(m),i++}if(t.minY===void 0){let m={instancePath:s+"/boundingBox",schemaPath:"#/$defs/BoundingBox/required",keyword:"required",params:{
missingProperty:"minY"}};e===null?e=[m]:e.push(m),i++}if(t.maxX===void 0){let m={instancePath:s+"/boundingBox",schemaPath:"#/$defs/BoundingBox/required",keyword:"\
required",params:{missingProperty:"maxX"}};e===null?e=[m]:e.push(m),i++}if(t.maxY===void 0){let m={instancePath:s+"/boundingBox",schemaPath:"#/$defs/BoundingBox\
/required",keyword:"required",params:{missingProperty:"maxY"}};e===null?e=[m]:e.push(m),i++}if(t.minX!==void 0){let m=t.minX;if(!(typeof m=="number"&&isFinite(m))){
let a={instancePath:s+"/boundingBox/minX",schemaPath:"#/$defs/BoundingBox/properties/minX/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),
i++}}if(t.minY!==void 0){let m=t.minY;if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:s+"/boundingBox/minY",schemaPath:"#/$defs/BoundingBox/propertie\
s/minY/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(t.maxX!==void 0){let m=t.maxX;if(!(typeof m=="number"&&isFinite(m))){let a={
instancePath:s+"/boundingBox/maxX",schemaPath:"#/$defs/BoundingBox/properties/maxX/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(t.
maxY!==void 0){let m=t.maxY;if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:s+"/boundingBox/maxY",schemaPath:"#/$defs/BoundingBox/properties/maxY/typ\
e",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}}else{let m={instancePath:s+"/boundingBox",schemaPath:"#/$defs/BoundingBox/type",keyword:"\
type",params:{type:"object"}};e===null?e=[m]:e.push(m),i++}var r=l===i;if(p=p||r,!p){let m=i;if(t!==null){let u={instancePath:s+"/boundingBox",schemaPath:"#/pro\
perties/boundingBox/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(u),i++}var r=m===i;p=p||r}if(p)i=o,e!==null&&(o?e.length=o:e=null);else{
let m={instancePath:s+"/boundingBox",schemaPath:"#/properties/boundingBox/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),i++}}}else{let t={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return ar.errors=e,i===0}var Ki=lr;function lr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.pointer===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pointer"}};e===null?e=[r]:e.push(r),i++}if(n.
message===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[r]:e.push(r),i++}if(n.expected===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expected"}};e===null?e=[r]:e.push(r),i++}if(n.pointer!==void 0&&
typeof n.pointer!="string"){let r={instancePath:s+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(
r),i++}if(n.message!==void 0&&typeof n.message!="string"){let r={instancePath:s+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[r]:e.push(r),i++}if(n.expected!==void 0&&typeof n.expected!="string"){let r={instancePath:s+"/expected",schemaPath:"#/properties/expected/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[r]:e.push(r),i++}return lr.errors=e,i===0}var Qi=mr;function mr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.issues===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"issues"}};e===null?e=[r]:e.push(r),i++}if(n.
issues!==void 0){let r=n.issues;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let p=r[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.pointer===
void 0){let l={instancePath:s+"/issues/"+o,schemaPath:"#/$defs/InputIssue/required",keyword:"required",params:{missingProperty:"pointer"}};e===null?e=[l]:e.push(
l),i++}if(p.message===void 0){let l={instancePath:s+"/issues/"+o,schemaPath:"#/$defs/InputIssue/required",keyword:"required",params:{missingProperty:"message"}};
e===null?e=[l]:e.push(l),i++}if(p.expected===void 0){let l={instancePath:s+"/issues/"+o,schemaPath:"#/$defs/InputIssue/required",keyword:"required",params:{missingProperty:"\
expected"}};e===null?e=[l]:e.push(l),i++}if(p.pointer!==void 0&&typeof p.pointer!="string"){let l={instancePath:s+"/issues/"+o+"/pointer",schemaPath:"#/$defs/In\
putIssue/properties/pointer/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}if(p.message!==void 0&&typeof p.message!="string"){let l={
instancePath:s+"/issues/"+o+"/message",schemaPath:"#/$defs/InputIssue/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}
if(p.expected!==void 0&&typeof p.expected!="string"){let l={instancePath:s+"/issues/"+o+"/expected",schemaPath:"#/$defs/InputIssue/properties/expected/type",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/issues/"+o,schemaPath:"#/$defs/InputIssue/type",keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),i++}}if(r.length<1){let o={instancePath:s+"/issues",schemaPath:"#/properties/issues/minItems",keyword:"minItems",params:{
expected:"a list of at least 1 item"}};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:s+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{
type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}
return mr.errors=e,i===0}var Ji=ur,Jt={title:"IoDetails",description:"Details of SH3D_IO.",type:"object",required:["reason"],properties:{reason:{description:"Wh\
at went wrong.",type:"string","x-extensible-enum":["NO_FOLDER","OUTSIDE_FOLDER","MISSING","NOT_A_HOME","TOO_LARGE","FAILED"]},filePath:{description:"The path as\
 it was given.",type:["string","null"]}}};function ur(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.reason===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rea\
son"}};e===null?e=[r]:e.push(r),i++}if(n.reason!==void 0&&typeof n.reason!="string"){let r={instancePath:s+"/reason",schemaPath:"#/properties/reason/type",keyword:"\
type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(n.filePath!==void 0){let r=n.filePath;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/fil\
ePath",schemaPath:"#/properties/filePath/type",keyword:"type",params:{type:Jt.properties.filePath.type}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ur.errors=e,i===0}var Zi=fr;function fr(n,{instancePath:s="",parentData:x,
parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),i++}if(n.level===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"level"}};e===null?e=[r]:e.push(r),i++}if(n.text===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"text"}};e===null?e=[r]:e.push(r),i++}if(n.x===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x"}};e===null?e=[r]:e.push(r),i++}if(n.y===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[r]:
e.push(r),i++}if(n.angle===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"angle"}};e===null?e=[r]:e.push(r),i++}
if(n.color===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"color"}};e===null?e=[r]:e.push(r),i++}if(n.outlineColor===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outlineColor"}};e===null?e=[r]:e.push(r),i++}if(n.fontSize===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fontSize"}};e===null?e=[r]:e.push(r),i++}if(n.bold===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"bold"}};e===null?e=[r]:e.push(r),i++}if(n.italic===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"italic"}};e===null?e=[r]:e.push(r),i++}if(n.alignment===void 0){let r={instancePath:s,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"alignment"}};e===null?e=[r]:e.push(r),i++}if(n.elevation===void 0){let r={instancePath:s,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"elevation"}};e===null?e=[r]:e.push(r),i++}if(n.pitch===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"pitch"}};e===null?e=[r]:e.push(r),i++}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/\
id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.level!==void 0){let r=n.level;if(typeof r!="st\
ring"&&r!==null){let t={instancePath:s+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:K.properties.level.type}};e===null?e=[t]:e.push(
t),i++}}if(n.text!==void 0){let r=n.text;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLe\
ngth",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/text",schemaPath:"#/properties/text/type",
keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.x!==void 0){let r=n.x;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/x",
schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.y!==void 0){let r=n.y;if(!(typeof r=="number"&&isFinite(
r))){let t={instancePath:s+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.angle!==void 0){let r=n.
angle;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/angle",schemaPath:"#/properties/angle/type",keyword:"type",params:{type:"number"}};e===null?
e=[t]:e.push(t),i++}}if(n.color!==void 0){let r=n.color;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/color",schemaPath:"#/properties/color/type",keyword:"\
type",params:{type:K.properties.color.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!F.test(r)){let t={instancePath:s+"/color",schemaPath:"#/proper\
ties/color/pattern",keyword:"pattern",params:{expected:"a colour such as #CC8800"}};e===null?e=[t]:e.push(t),i++}}if(n.outlineColor!==void 0){let r=n.outlineColor;
if(typeof r!="string"&&r!==null){let t={instancePath:s+"/outlineColor",schemaPath:"#/properties/outlineColor/type",keyword:"type",params:{type:K.properties.outlineColor.
type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!F.test(r)){let t={instancePath:s+"/outlineColor",schemaPath:"#/properties/outlineColor/pattern",keyword:"\
pattern",params:{expected:"a colour such as #CC8800"}};e===null?e=[t]:e.push(t),i++}}if(n.fontSize!==void 0){let r=n.fontSize;if(typeof r=="number"&&isFinite(r)){
if(r<=0||isNaN(r)){let t={instancePath:s+"/fontSize",schemaPath:"#/properties/fontSize/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number g\
reater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/fontSize",schemaPath:"#/properties/fontSize/type",keyword:"type",params:{type:"numbe\
r"}};e===null?e=[t]:e.push(t),i++}}if(n.bold!==void 0&&typeof n.bold!="boolean"){let r={instancePath:s+"/bold",schemaPath:"#/properties/bold/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}if(n.italic!==void 0&&typeof n.italic!="boolean"){let r={instancePath:s+"/italic",schemaPath:"#/properties\
/italic/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}if(n.alignment!==void 0&&typeof n.alignment!="string"){let r={instancePath:s+
"/alignment",schemaPath:"#/$defs/TextAlignmentShown/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(n.elevation!==void 0){let r=n.elevation;
if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/type",keyword:"type",params:{type:"number"}};e===null?
e=[t]:e.push(t),i++}}if(n.pitch!==void 0){let r=n.pitch;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/pitch",schemaPath:"#/properties\
/pitch/type",keyword:"type",params:{type:K.properties.pitch.type}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return fr.errors=e,i===0}var es=dr;function dr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,
dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),i++}if(n.name===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[r]:e.push(r),i++}if(n.elevation===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
elevation"}};e===null?e=[r]:e.push(r),i++}if(n.height===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"}};
e===null?e=[r]:e.push(r),i++}if(n.floorThickness===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"floorThickn\
ess"}};e===null?e=[r]:e.push(r),i++}if(n.viewable===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"viewable"}};
e===null?e=[r]:e.push(r),i++}if(n.selected===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"selected"}};e===null?
e=[r]:e.push(r),i++}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"m\
inLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",schemaPath:"#/properties/id/type",
keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.name!==void 0){let r=n.name;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/\
name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.elevation!==void 0){let r=n.
elevation;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/type",keyword:"type",params:{type:"number"}};
e===null?e=[t]:e.push(t),i++}}if(n.height!==void 0){let r=n.height;if(typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/height",schemaPath:"\
#/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+
"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.floorThickness!==void 0){let r=n.floorThickness;
if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={instancePath:s+"/floorThickness",schemaPath:"#/properties/floorThickness/minimum",keyword:"minimum",
params:{expected:"a number of at least 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/floorThickness",schemaPath:"#/properties/floorThickness/t\
ype",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.viewable!==void 0&&typeof n.viewable!="boolean"){let r={instancePath:s+"/viewable",
schemaPath:"#/properties/viewable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}if(n.selected!==void 0&&typeof n.selected!="boolean"){
let r={instancePath:s+"/selected",schemaPath:"#/properties/selected/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return dr.errors=e,i===0}var rs=cr,hr={title:"LookAtPoint",description:"\
A point in space, in cm.",type:"object",required:["x","y"],properties:{x:{description:"To the right.",type:"number",minimum:-1e6,maximum:1e6},y:{description:"Do\
wnwards on the plan.",type:"number",minimum:-1e6,maximum:1e6},z:{description:"Above the ground. Default: 0.",type:["number","null"],minimum:-1e6,maximum:1e6}},additionalProperties:!1};
function cr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.x===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[r]:e.push(r),i++}if(n.y===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[r]:e.push(r),i++}if(n.x!==void 0){let r=n.x;if(typeof r==
"number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{expected:"a number from -10\
00000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{expected:"\
a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"\
number"}};e===null?e=[t]:e.push(t),i++}}if(n.y!==void 0){let r=n.y;if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/y",schemaPath:"\
#/properties/y/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+
"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+
"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.z!==void 0){let r=n.z;if(!(typeof r=="number"&&isFinite(
r))&&r!==null){let t={instancePath:s+"/z",schemaPath:"#/properties/z/type",keyword:"type",params:{type:hr.properties.z.type}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/z",schemaPath:"#/properties/z/minimum",keyword:"minimum",params:{expected:"a number from -10\
00000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/z",schemaPath:"#/properties/z/maximum",keyword:"maximum",params:{expected:"\
a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="x"||r==="y"||r==="z")){let t={instancePath:s,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["x","y","z"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return cr.errors=e,i===0}var ts=yr;function yr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.available===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"available"}};e===null?e=[r]:e.push(r),i++}
if(n.available!==void 0){let r=n.available;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let p={instancePath:s+"/available/"+
o,schemaPath:"#/properties/available/items/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}else{let t={instancePath:s+"/available",schemaPath:"\
#/properties/available/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return yr.errors=e,i===0}var is=gr;function gr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.kind===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[r]:e.push(r),i++}if(n.asked===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"asked"}};e===null?e=[r]:e.push(r),i++}if(n.nearest===void 0){let r={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nearest"}};e===null?e=[r]:e.push(r),i++}if(n.kind!==void 0&&typeof n.kind!="s\
tring"){let r={instancePath:s+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(n.asked!==void 0){
let r=n.asked;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/asked",schemaPath:"#/properties/asked/minLength",keyword:"minLength",params:{expected:"a\
 string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/asked",schemaPath:"#/properties/asked/type",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.nearest!==void 0){let r=n.nearest;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="st\
ring"){let p={instancePath:s+"/nearest/"+o,schemaPath:"#/properties/nearest/items/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}if(r.
length>5){let o={instancePath:s+"/nearest",schemaPath:"#/properties/nearest/maxItems",keyword:"maxItems",params:{expected:"a list of at most 5 items"}};e===null?
e=[o]:e.push(o),i++}}else{let t={instancePath:s+"/nearest",schemaPath:"#/properties/nearest/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),
i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return gr.errors=e,i===0}var ss=Pr,wr={
title:"OnError",description:"What a batch does after a command that fails.",type:"string",enum:["stop","continue","rollback"]};function Pr(n,{instancePath:s="",
parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!="string"){let r={instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(!(n==="stop"||n==="continue"||n==="rollback")){let r={instancePath:s,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:wr.enum}};e===null?e=[r]:e.push(r),i++}return Pr.errors=e,i===0}var ns=kr,xr={title:"PhotoFormat",description:"Kind of image file.",
type:"string",enum:["png","jpeg"]};function kr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!=
"string"){let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(!(n==="png"||n==="jpeg")){let r={instancePath:s,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:xr.enum}};e===null?e=[r]:e.push(r),i++}return kr.errors=e,i===0}var os=vr,br={title:"PhotoQuality",description:"\
How much effort a picture is worth.",type:"string",enum:["low","medium","high"]};function vr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,
dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!="string"){let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.
push(r),i++}if(!(n==="low"||n==="medium"||n==="high")){let r={instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:br.enum}};e===null?e=[r]:e.
push(r),i++}return vr.errors=e,i===0}var ps=Lr,qr={title:"PhotoView",description:"From above the corners, or from a camera.",type:"string",enum:["overhead","sta\
ndard"]};function Lr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!="string"){let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(!(n==="overhead"||n==="standard")){let r={instancePath:s,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:qr.enum}};e===null?e=[r]:e.push(r),i++}return Lr.errors=e,i===0}var as=oe,Zt={title:"Photo",description:"One pictur\
e of a home.",type:"object",required:["index","width","height","mimeType","camera","filePath","sizeBytes"],properties:{index:{description:"Place among the image\
 blocks, from 0.",type:"integer",minimum:0},width:{description:"Width in pixels.",type:"integer",minimum:1},height:{description:"Height in pixels.",type:"intege\
r",minimum:1},mimeType:{description:"Media type.",type:"string",minLength:1},camera:{description:"Where it was taken from.",$ref:"#/$defs/ViewPoint"},filePath:{
description:"File below the folder of files; null when it came as an image block.",type:["string","null"]},sizeBytes:{description:"Size in bytes.",type:"integer",
minimum:1}}};function oe(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.index===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"index"}};e===null?e=[r]:e.push(r),i++}if(n.width===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[r]:e.push(r),i++}if(n.height===void 0){let r={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[r]:e.push(r),i++}if(n.mimeType===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mimeType"}};e===null?e=[r]:e.push(r),i++}if(n.camera===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"camera"}};e===null?e=[r]:e.push(r),i++}if(n.filePath===void 0){let r={instancePath:s,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"filePath"}};e===null?e=[r]:e.push(r),i++}if(n.sizeBytes===void 0){let r={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"sizeBytes"}};e===null?e=[r]:e.push(r),i++}if(n.index!==void 0){let r=n.index;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:s+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:s+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{expected:"an integer of\
 at least 0"}};e===null?e=[t]:e.push(t),i++}}if(n.width!==void 0){let r=n.width;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+
"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){let t={instancePath:s+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(
t),i++}}if(n.height!==void 0){let r=n.height;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/height",schemaPath:"#/properties/\
height/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:s+"/h\
eight",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}if(n.mimeType!==void 0){
let r=n.mimeType;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/mimeType",schemaPath:"#/properties/mimeType/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",
params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.camera!==void 0){let r=n.camera;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.x===void 0){let t={
instancePath:s+"/camera",schemaPath:"#/$defs/ViewPoint/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[t]:e.push(t),i++}if(r.y===void 0){
let t={instancePath:s+"/camera",schemaPath:"#/$defs/ViewPoint/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[t]:e.push(t),i++}if(r.z===void 0){
let t={instancePath:s+"/camera",schemaPath:"#/$defs/ViewPoint/required",keyword:"required",params:{missingProperty:"z"}};e===null?e=[t]:e.push(t),i++}if(r.yaw===
void 0){let t={instancePath:s+"/camera",schemaPath:"#/$defs/ViewPoint/required",keyword:"required",params:{missingProperty:"yaw"}};e===null?e=[t]:e.push(t),i++}
if(r.pitch===void 0){let t={instancePath:s+"/camera",schemaPath:"#/$defs/ViewPoint/required",keyword:"required",params:{missingProperty:"pitch"}};e===null?e=[t]:
e.push(t),i++}if(r.fov===void 0){let t={instancePath:s+"/camera",schemaPath:"#/$defs/ViewPoint/required",keyword:"required",params:{missingProperty:"fov"}};e===
null?e=[t]:e.push(t),i++}if(r.x!==void 0){let t=r.x;if(!(typeof t=="number"&&isFinite(t))){let o={instancePath:s+"/camera/x",schemaPath:"#/$defs/ViewPoint/prope\
rties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),i++}}if(r.y!==void 0){let t=r.y;if(!(typeof t=="number"&&isFinite(t))){let o={instancePath:s+
"/camera/y",schemaPath:"#/$defs/ViewPoint/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),i++}}if(r.z!==void 0){let t=r.z;if(!(typeof t==
"number"&&isFinite(t))){let o={instancePath:s+"/camera/z",schemaPath:"#/$defs/ViewPoint/properties/z/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:
e.push(o),i++}}if(r.yaw!==void 0){let t=r.yaw;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let o={instancePath:s+"/camera/yaw",schemaPath:"#/$defs/View\
Point/properties/yaw/minimum",keyword:"minimum",params:{expected:"a number from 0 to 360"}};e===null?e=[o]:e.push(o),i++}if(t>360||isNaN(t)){let o={instancePath:s+
"/camera/yaw",schemaPath:"#/$defs/ViewPoint/properties/yaw/maximum",keyword:"maximum",params:{expected:"a number from 0 to 360"}};e===null?e=[o]:e.push(o),i++}}else{
let o={instancePath:s+"/camera/yaw",schemaPath:"#/$defs/ViewPoint/properties/yaw/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),i++}}if(r.
pitch!==void 0){let t=r.pitch;if(!(typeof t=="number"&&isFinite(t))){let o={instancePath:s+"/camera/pitch",schemaPath:"#/$defs/ViewPoint/properties/pitch/type",
keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),i++}}if(r.fov!==void 0){let t=r.fov;if(typeof t=="number"&&isFinite(t)){if(t<=0||isNaN(t)){let o={
instancePath:s+"/camera/fov",schemaPath:"#/$defs/ViewPoint/properties/fov/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};
e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/camera/fov",schemaPath:"#/$defs/ViewPoint/properties/fov/type",keyword:"type",params:{type:"number"}};
e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/camera",schemaPath:"#/$defs/ViewPoint/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.
push(t),i++}}if(n.filePath!==void 0){let r=n.filePath;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/type",
keyword:"type",params:{type:Zt.properties.filePath.type}};e===null?e=[t]:e.push(t),i++}}if(n.sizeBytes!==void 0){let r=n.sizeBytes;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:
e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:s+"/sizeBytes",schemaPath:"#/properties/sizeBytes/minimum",keyword:"minim\
um",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[r]:e.push(r),i++}return oe.errors=e,i===0}var ls=Ar;function Ar(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.x===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[r]:e.push(r),i++}if(n.y===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[r]:e.push(r),i++}if(n.x!==void 0){let r=n.x;if(typeof r==
"number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{expected:"a number from -10\
00000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{expected:"\
a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"\
number"}};e===null?e=[t]:e.push(t),i++}}if(n.y!==void 0){let r=n.y;if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/y",schemaPath:"\
#/properties/y/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+
"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+
"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}for(let r in n)if(!(r==="x"||r==="y")){let t={instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["x","y"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Ar.errors=e,i===0}var ms=Nr;function Nr(n,{instancePath:s="",parentData:x,
parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.x===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[r]:e.push(r),i++}if(n.y===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"y"}};e===null?e=[r]:e.push(r),i++}if(n.x!==void 0){let r=n.x;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/x",
schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.y!==void 0){let r=n.y;if(!(typeof r=="number"&&isFinite(
r))){let t={instancePath:s+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Nr.errors=e,i===0}var us=Cr;function Cr(n,{instancePath:s="",parentData:x,
parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let o={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(n.level===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"level"}};e===null?e=[o]:e.push(o),i++}if(n.name===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[o]:e.push(o),i++}if(n.points===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
points"}};e===null?e=[o]:e.push(o),i++}if(n.area===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"area"}};e===
null?e=[o]:e.push(o),i++}if(n.xCenter===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"xCenter"}};e===null?e=
[o]:e.push(o),i++}if(n.yCenter===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"yCenter"}};e===null?e=[o]:e.push(
o),i++}if(n.areaVisible===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"areaVisible"}};e===null?e=[o]:e.push(
o),i++}if(n.floorVisible===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"floorVisible"}};e===null?e=[o]:e.push(
o),i++}if(n.ceilingVisible===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ceilingVisible"}};e===null?e=[o]:
e.push(o),i++}if(n.floorColor===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"floorColor"}};e===null?e=[o]:e.
push(o),i++}if(n.ceilingColor===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ceilingColor"}};e===null?e=[o]:
e.push(o),i++}if(n.floorTexture===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"floorTexture"}};e===null?e=[
o]:e.push(o),i++}if(n.ceilingTexture===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ceilingTexture"}};e===null?
e=[o]:e.push(o),i++}if(n.floorShininess===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"floorShininess"}};e===
null?e=[o]:e.push(o),i++}if(n.ceilingShininess===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ceilingShinin\
ess"}};e===null?e=[o]:e.push(o),i++}if(n.id!==void 0){let o=n.id;if(typeof o=="string"){if(f(o)<1){let p={instancePath:s+"/id",schemaPath:"#/properties/id/minLe\
ngth",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/id",schemaPath:"#/pro\
perties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(n.level!==void 0){let o=n.level;if(typeof o!="string"&&o!==null){let p={
instancePath:s+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:U.properties.level.type}};e===null?e=[p]:e.push(p),i++}}if(n.name!==void 0){
let o=n.name;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:U.properties.name.type}};
e===null?e=[p]:e.push(p),i++}}if(n.points!==void 0){let o=n.points;if(Array.isArray(o)){let p=o.length;for(let l=0;l<p;l++){let m=o[l];if(m&&typeof m=="object"&&
!Array.isArray(m)){if(m.x===void 0){let a={instancePath:s+"/points/"+l,schemaPath:"#/$defs/Point/required",keyword:"required",params:{missingProperty:"x"}};e===
null?e=[a]:e.push(a),i++}if(m.y===void 0){let a={instancePath:s+"/points/"+l,schemaPath:"#/$defs/Point/required",keyword:"required",params:{missingProperty:"y"}};
e===null?e=[a]:e.push(a),i++}if(m.x!==void 0){let a=m.x;if(!(typeof a=="number"&&isFinite(a))){let u={instancePath:s+"/points/"+l+"/x",schemaPath:"#/$defs/Point\
/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(m.y!==void 0){let a=m.y;if(!(typeof a=="number"&&isFinite(a))){let u={
instancePath:s+"/points/"+l+"/y",schemaPath:"#/$defs/Point/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}}else{let a={
instancePath:s+"/points/"+l,schemaPath:"#/$defs/Point/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),i++}}if(o.length<3){let l={instancePath:s+
"/points",schemaPath:"#/properties/points/minItems",keyword:"minItems",params:{expected:"a list of at least 3 items"}};e===null?e=[l]:e.push(l),i++}}else{let p={
instancePath:s+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),i++}}if(n.area!==void 0){let o=n.area;
if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:s+"/area",schemaPath:"#/properties/area/minimum",keyword:"minimum",params:{expected:"a\
 number of at least 0"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/area",schemaPath:"#/properties/area/type",keyword:"type",params:{type:"numbe\
r"}};e===null?e=[p]:e.push(p),i++}}if(n.xCenter!==void 0){let o=n.xCenter;if(!(typeof o=="number"&&isFinite(o))){let p={instancePath:s+"/xCenter",schemaPath:"#/\
properties/xCenter/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.yCenter!==void 0){let o=n.yCenter;if(!(typeof o=="number"&&isFinite(
o))){let p={instancePath:s+"/yCenter",schemaPath:"#/properties/yCenter/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.areaVisible!==
void 0&&typeof n.areaVisible!="boolean"){let o={instancePath:s+"/areaVisible",schemaPath:"#/properties/areaVisible/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[o]:e.push(o),i++}if(n.floorVisible!==void 0&&typeof n.floorVisible!="boolean"){let o={instancePath:s+"/floorVisible",schemaPath:"#/properties/floorV\
isible/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),i++}if(n.ceilingVisible!==void 0&&typeof n.ceilingVisible!="boolean"){let o={instancePath:s+
"/ceilingVisible",schemaPath:"#/properties/ceilingVisible/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),i++}if(n.floorColor!==void 0){let o=n.
floorColor;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/floorColor",schemaPath:"#/properties/floorColor/type",keyword:"type",params:{type:U.properties.
floorColor.type}};e===null?e=[p]:e.push(p),i++}if(typeof o=="string"&&!F.test(o)){let p={instancePath:s+"/floorColor",schemaPath:"#/properties/floorColor/patter\
n",keyword:"pattern",params:{expected:"a colour such as #CC8800"}};e===null?e=[p]:e.push(p),i++}}if(n.ceilingColor!==void 0){let o=n.ceilingColor;if(typeof o!="\
string"&&o!==null){let p={instancePath:s+"/ceilingColor",schemaPath:"#/properties/ceilingColor/type",keyword:"type",params:{type:U.properties.ceilingColor.type}};
e===null?e=[p]:e.push(p),i++}if(typeof o=="string"&&!F.test(o)){let p={instancePath:s+"/ceilingColor",schemaPath:"#/properties/ceilingColor/pattern",keyword:"pa\
ttern",params:{expected:"a colour such as #CC8800"}};e===null?e=[p]:e.push(p),i++}}if(n.floorTexture!==void 0){let o=n.floorTexture,p=i,l=!1,m=i;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.catalogId===void 0){let a={instancePath:s+"/floorTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{
missingProperty:"catalogId"}};e===null?e=[a]:e.push(a),i++}if(o.name===void 0){let a={instancePath:s+"/floorTexture",schemaPath:"#/$defs/AppliedTexture/required",
keyword:"required",params:{missingProperty:"name"}};e===null?e=[a]:e.push(a),i++}if(o.category===void 0){let a={instancePath:s+"/floorTexture",schemaPath:"#/$de\
fs/AppliedTexture/required",keyword:"required",params:{missingProperty:"category"}};e===null?e=[a]:e.push(a),i++}if(o.width===void 0){let a={instancePath:s+"/fl\
oorTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[a]:e.push(a),i++}if(o.height===void 0){
let a={instancePath:s+"/floorTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[a]:e.push(a),
i++}if(o.angle===void 0){let a={instancePath:s+"/floorTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"angle"}};
e===null?e=[a]:e.push(a),i++}if(o.scale===void 0){let a={instancePath:s+"/floorTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{
missingProperty:"scale"}};e===null?e=[a]:e.push(a),i++}if(o.catalogId!==void 0){let a=o.catalogId;if(typeof a!="string"&&a!==null){let u={instancePath:s+"/floor\
Texture/catalogId",schemaPath:"#/$defs/AppliedTexture/properties/catalogId/type",keyword:"type",params:{type:T.properties.catalogId.type}};e===null?e=[u]:e.push(
u),i++}}if(o.name!==void 0){let a=o.name;if(typeof a=="string"){if(f(a)<1){let u={instancePath:s+"/floorTexture/name",schemaPath:"#/$defs/AppliedTexture/propert\
ies/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/floorTe\
xture/name",schemaPath:"#/$defs/AppliedTexture/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),i++}}if(o.category!==void 0){
let a=o.category;if(typeof a!="string"&&a!==null){let u={instancePath:s+"/floorTexture/category",schemaPath:"#/$defs/AppliedTexture/properties/category/type",keyword:"\
type",params:{type:T.properties.category.type}};e===null?e=[u]:e.push(u),i++}}if(o.width!==void 0){let a=o.width;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(
a)){let u={instancePath:s+"/floorTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"\
a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/floorTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/ty\
pe",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.height!==void 0){let a=o.height;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(
a)){let u={instancePath:s+"/floorTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"\
a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/floorTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/\
type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.angle!==void 0){let a=o.angle;if(!(typeof a=="number"&&isFinite(a))){let u={instancePath:s+
"/floorTexture/angle",schemaPath:"#/$defs/AppliedTexture/properties/angle/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.scale!==
void 0){let a=o.scale;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/floorTexture/scale",schemaPath:"#/$defs/AppliedTexture/prop\
erties/scale/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+
"/floorTexture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}}else{let a={
instancePath:s+"/floorTexture",schemaPath:"#/$defs/AppliedTexture/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),i++}var r=m===i;if(l=l||
r,!l){let a=i;if(o!==null){let L={instancePath:s+"/floorTexture",schemaPath:"#/properties/floorTexture/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?
e=[L]:e.push(L),i++}var r=a===i;l=l||r}if(l)i=p,e!==null&&(p?e.length=p:e=null);else{let a={instancePath:s+"/floorTexture",schemaPath:"#/properties/floorTexture\
/anyOf",keyword:"anyOf",params:{}};e===null?e=[a]:e.push(a),i++}}if(n.ceilingTexture!==void 0){let o=n.ceilingTexture,p=i,l=!1,m=i;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.catalogId===void 0){let a={instancePath:s+"/ceilingTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"\
catalogId"}};e===null?e=[a]:e.push(a),i++}if(o.name===void 0){let a={instancePath:s+"/ceilingTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"requ\
ired",params:{missingProperty:"name"}};e===null?e=[a]:e.push(a),i++}if(o.category===void 0){let a={instancePath:s+"/ceilingTexture",schemaPath:"#/$defs/AppliedT\
exture/required",keyword:"required",params:{missingProperty:"category"}};e===null?e=[a]:e.push(a),i++}if(o.width===void 0){let a={instancePath:s+"/ceilingTextur\
e",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[a]:e.push(a),i++}if(o.height===void 0){let a={instancePath:s+
"/ceilingTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[a]:e.push(a),i++}if(o.angle===void 0){
let a={instancePath:s+"/ceilingTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"angle"}};e===null?e=[a]:e.push(
a),i++}if(o.scale===void 0){let a={instancePath:s+"/ceilingTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"sca\
le"}};e===null?e=[a]:e.push(a),i++}if(o.catalogId!==void 0){let a=o.catalogId;if(typeof a!="string"&&a!==null){let u={instancePath:s+"/ceilingTexture/catalogId",
schemaPath:"#/$defs/AppliedTexture/properties/catalogId/type",keyword:"type",params:{type:T.properties.catalogId.type}};e===null?e=[u]:e.push(u),i++}}if(o.name!==
void 0){let a=o.name;if(typeof a=="string"){if(f(a)<1){let u={instancePath:s+"/ceilingTexture/name",schemaPath:"#/$defs/AppliedTexture/properties/name/minLength",
keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/ceilingTexture/name",schemaPath:"\
#/$defs/AppliedTexture/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),i++}}if(o.category!==void 0){let a=o.category;if(typeof a!=
"string"&&a!==null){let u={instancePath:s+"/ceilingTexture/category",schemaPath:"#/$defs/AppliedTexture/properties/category/type",keyword:"type",params:{type:T.
properties.category.type}};e===null?e=[u]:e.push(u),i++}}if(o.width!==void 0){let a=o.width;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+
"/ceilingTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than\
 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/ceilingTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/type",keyword:"type",
params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.height!==void 0){let a=o.height;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+
"/ceilingTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater th\
an 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/ceilingTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/type",keyword:"ty\
pe",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.angle!==void 0){let a=o.angle;if(!(typeof a=="number"&&isFinite(a))){let u={instancePath:s+"/ceil\
ingTexture/angle",schemaPath:"#/$defs/AppliedTexture/properties/angle/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.scale!==void 0){
let a=o.scale;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/ceilingTexture/scale",schemaPath:"#/$defs/AppliedTexture/properties\
/scale/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/ceil\
ingTexture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:s+
"/ceilingTexture",schemaPath:"#/$defs/AppliedTexture/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),i++}var t=m===i;if(l=l||t,!l){let a=i;
if(o!==null){let L={instancePath:s+"/ceilingTexture",schemaPath:"#/properties/ceilingTexture/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[L]:e.
push(L),i++}var t=a===i;l=l||t}if(l)i=p,e!==null&&(p?e.length=p:e=null);else{let a={instancePath:s+"/ceilingTexture",schemaPath:"#/properties/ceilingTexture/any\
Of",keyword:"anyOf",params:{}};e===null?e=[a]:e.push(a),i++}}if(n.floorShininess!==void 0){let o=n.floorShininess;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(
o)){let p={instancePath:s+"/floorShininess",schemaPath:"#/properties/floorShininess/minimum",keyword:"minimum",params:{expected:"a number from 0 to 1"}};e===null?
e=[p]:e.push(p),i++}if(o>1||isNaN(o)){let p={instancePath:s+"/floorShininess",schemaPath:"#/properties/floorShininess/maximum",keyword:"maximum",params:{expected:"\
a number from 0 to 1"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/floorShininess",schemaPath:"#/properties/floorShininess/type",keyword:"type",
params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.ceilingShininess!==void 0){let o=n.ceilingShininess;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(
o)){let p={instancePath:s+"/ceilingShininess",schemaPath:"#/properties/ceilingShininess/minimum",keyword:"minimum",params:{expected:"a number from 0 to 1"}};e===
null?e=[p]:e.push(p),i++}if(o>1||isNaN(o)){let p={instancePath:s+"/ceilingShininess",schemaPath:"#/properties/ceilingShininess/maximum",keyword:"maximum",params:{
expected:"a number from 0 to 1"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/ceilingShininess",schemaPath:"#/properties/ceilingShininess/type",keyword:"\
type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:
e.push(o),i++}return Cr.errors=e,i===0}var fs=$r,Tr={title:"ShapeMode",description:"A raised polygon, or a mesh of triangles.",type:"string",enum:["extrude","me\
sh"]};function $r(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!="string"){let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(!(n==="extrude"||n==="mesh")){let r={instancePath:s,schemaPath:"#/enu\
m",keyword:"enum",params:{allowedValues:Tr.enum}};e===null?e=[r]:e.push(r),i++}return $r.errors=e,i===0}var ds=Sr;function Sr(n,{instancePath:s="",parentData:x,
parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),i++}if(n.name===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),i++}if(n.x===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"x"}};e===null?e=[r]:e.push(r),i++}if(n.y===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"}};
e===null?e=[r]:e.push(r),i++}if(n.z===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"z"}};e===null?e=[r]:e.push(
r),i++}if(n.yaw===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"yaw"}};e===null?e=[r]:e.push(r),i++}if(n.pitch===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pitch"}};e===null?e=[r]:e.push(r),i++}if(n.fov===void 0){let r={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fov"}};e===null?e=[r]:e.push(r),i++}if(n.id!==void 0){let r=n.id;if(typeof r==
"string"){if(f(r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};
e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),
i++}}if(n.name!==void 0){let r=n.name;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLengt\
h",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.x!==void 0){let r=n.x;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/x",schemaPath:"\
#/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.y!==void 0){let r=n.y;if(!(typeof r=="number"&&isFinite(r))){let t={
instancePath:s+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.z!==void 0){let r=n.z;if(!(typeof r==
"number"&&isFinite(r))){let t={instancePath:s+"/z",schemaPath:"#/properties/z/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.yaw!==
void 0){let r=n.yaw;if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={instancePath:s+"/yaw",schemaPath:"#/properties/yaw/minimum",keyword:"minimum",params:{
expected:"a number from 0 to 360"}};e===null?e=[t]:e.push(t),i++}if(r>360||isNaN(r)){let t={instancePath:s+"/yaw",schemaPath:"#/properties/yaw/maximum",keyword:"\
maximum",params:{expected:"a number from 0 to 360"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/yaw",schemaPath:"#/properties/yaw/type",keyword:"\
type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.pitch!==void 0){let r=n.pitch;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/pi\
tch",schemaPath:"#/properties/pitch/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.fov!==void 0){let r=n.fov;if(typeof r=="numb\
er"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/fov",schemaPath:"#/properties/fov/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a \
number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/fov",schemaPath:"#/properties/fov/type",keyword:"type",params:{type:"number"}};
e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Sr.errors=
e,i===0}var hs=Ir;function Ir(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!="string"){
let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}return Ir.errors=e,i===0}var cs=Dr,Fr={title:"Text\
Alignment",description:"How a text stands to its point.",type:"string",enum:["LEFT","CENTER","RIGHT"]};function Dr(n,{instancePath:s="",parentData:x,parentDataProperty:P,
rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!="string"){let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===
null?e=[r]:e.push(r),i++}if(!(n==="LEFT"||n==="CENTER"||n==="RIGHT")){let r={instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Fr.enum}};e===
null?e=[r]:e.push(r),i++}return Dr.errors=e,i===0}var ys=jr,Er={title:"TextureSurface",description:"A side of a wall, or the floor or ceiling of a room.",type:"\
string",enum:["left","right","floor","ceiling","both"]};function jr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){
let e=null,i=0;if(typeof n!="string"){let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(!(n==="le\
ft"||n==="right"||n==="floor"||n==="ceiling"||n==="both")){let r={instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Er.enum}};e===null?e=[
r]:e.push(r),i++}return jr.errors=e,i===0}var gs=Mr,Or={title:"TextureTarget",description:"What a texture is put on.",type:"string",enum:["wall","room"]};function Mr(n,{
instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(typeof n!="string"){let r={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(!(n==="wall"||n==="room")){let r={instancePath:s,schemaPath:"#/enum",keyword:"enu\
m",params:{allowedValues:Or.enum}};e===null?e=[r]:e.push(r),i++}return Mr.errors=e,i===0}var ws=Br;function Br(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.timeoutMs===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timeoutMs"}};e===null?e=[r]:e.push(r),i++}
if(n.timeoutMs!==void 0){let r=n.timeoutMs;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/timeoutMs",schemaPath:"#/properties\
/timeoutMs/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:s+
"/timeoutMs",schemaPath:"#/properties/timeoutMs/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}if(n.begun!==
void 0&&typeof n.begun!="boolean"){let r={instancePath:s+"/begun",schemaPath:"#/properties/begun/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.
push(r),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Br.errors=e,i===0}var Ps=_r;
function _r(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.code===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[r]:e.push(r),i++}if(n.message===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[r]:e.push(r),i++}if(n.details===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[r]:e.push(r),i++}if(n.code!==void 0&&typeof n.code!=
"string"){let r={instancePath:s+"/code",schemaPath:"#/$defs/ErrorCode/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(n.message!==void 0){
let r=n.message;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.details!==void 0){let r=n.details;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:s+"/det\
ails",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return _r.errors=e,i===0}var xs=zr;function zr(n,{instancePath:s="",parentData:x,parentDataProperty:P,
rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.x===void 0){let r={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"x"}};e===null?e=[r]:e.push(r),i++}if(n.y===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"y"}};e===null?e=[r]:e.push(r),i++}if(n.z===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
z"}};e===null?e=[r]:e.push(r),i++}if(n.yaw===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"yaw"}};e===null?e=
[r]:e.push(r),i++}if(n.pitch===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pitch"}};e===null?e=[r]:e.push(
r),i++}if(n.fov===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fov"}};e===null?e=[r]:e.push(r),i++}if(n.x!==
void 0){let r=n.x;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"}};e===
null?e=[t]:e.push(t),i++}}if(n.y!==void 0){let r=n.y;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/y",schemaPath:"#/properties/y/type",keyword:"\
type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.z!==void 0){let r=n.z;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/z",schemaPath:"\
#/properties/z/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.yaw!==void 0){let r=n.yaw;if(typeof r=="number"&&isFinite(r)){if(r<
0||isNaN(r)){let t={instancePath:s+"/yaw",schemaPath:"#/properties/yaw/minimum",keyword:"minimum",params:{expected:"a number from 0 to 360"}};e===null?e=[t]:e.push(
t),i++}if(r>360||isNaN(r)){let t={instancePath:s+"/yaw",schemaPath:"#/properties/yaw/maximum",keyword:"maximum",params:{expected:"a number from 0 to 360"}};e===
null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/yaw",schemaPath:"#/properties/yaw/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}
if(n.pitch!==void 0){let r=n.pitch;if(!(typeof r=="number"&&isFinite(r))){let t={instancePath:s+"/pitch",schemaPath:"#/properties/pitch/type",keyword:"type",params:{
type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.fov!==void 0){let r=n.fov;if(typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/fov",
schemaPath:"#/properties/fov/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:s+"/fov",schemaPath:"#/properties/fov/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return zr.errors=e,i===0}var ks=Vr,ve={title:"WallEnd",description:"One end of a wal\
l.",type:"string",enum:["start","end"]};function Vr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;
if(typeof n!="string"){let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(!(n==="start"||n==="end")){
let r={instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ve.enum}};e===null?e=[r]:e.push(r),i++}return Vr.errors=e,i===0}var bs=Rr;function Rr(n,{
instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===
void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(n.level===void 0){let o={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};e===null?e=[o]:e.push(o),i++}if(n.xStart===void 0){let o={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"xStart"}};e===null?e=[o]:e.push(o),i++}if(n.yStart===void 0){let o={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"yStart"}};e===null?e=[o]:e.push(o),i++}if(n.xEnd===void 0){let o={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"xEnd"}};e===null?e=[o]:e.push(o),i++}if(n.yEnd===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"yEnd"}};e===null?e=[o]:e.push(o),i++}if(n.length===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"length"}};e===null?e=[o]:e.push(o),i++}if(n.thickness===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
thickness"}};e===null?e=[o]:e.push(o),i++}if(n.height===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"}};
e===null?e=[o]:e.push(o),i++}if(n.heightAtEnd===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"heightAtEnd"}};
e===null?e=[o]:e.push(o),i++}if(n.arcExtent===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"arcExtent"}};e===
null?e=[o]:e.push(o),i++}if(n.wallAtStart===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wallAtStart"}};e===
null?e=[o]:e.push(o),i++}if(n.wallAtEnd===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wallAtEnd"}};e===null?
e=[o]:e.push(o),i++}if(n.leftSideColor===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"leftSideColor"}};e===
null?e=[o]:e.push(o),i++}if(n.rightSideColor===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rightSideColor"}};
e===null?e=[o]:e.push(o),i++}if(n.topColor===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"topColor"}};e===null?
e=[o]:e.push(o),i++}if(n.leftSideTexture===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"leftSideTexture"}};
e===null?e=[o]:e.push(o),i++}if(n.rightSideTexture===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rightSide\
Texture"}};e===null?e=[o]:e.push(o),i++}if(n.leftSideShininess===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
leftSideShininess"}};e===null?e=[o]:e.push(o),i++}if(n.rightSideShininess===void 0){let o={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rightSideShininess"}};e===null?e=[o]:e.push(o),i++}if(n.id!==void 0){let o=n.id;if(typeof o=="string"){if(f(o)<1){let p={instancePath:s+"/id",schemaPath:"#/prop\
erties/id/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(n.level!==void 0){let o=n.level;if(typeof o!="string"&&o!==null){let p={
instancePath:s+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:j.properties.level.type}};e===null?e=[p]:e.push(p),i++}}if(n.xStart!==void 0){
let o=n.xStart;if(!(typeof o=="number"&&isFinite(o))){let p={instancePath:s+"/xStart",schemaPath:"#/properties/xStart/type",keyword:"type",params:{type:"number"}};
e===null?e=[p]:e.push(p),i++}}if(n.yStart!==void 0){let o=n.yStart;if(!(typeof o=="number"&&isFinite(o))){let p={instancePath:s+"/yStart",schemaPath:"#/properti\
es/yStart/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.xEnd!==void 0){let o=n.xEnd;if(!(typeof o=="number"&&isFinite(o))){let p={
instancePath:s+"/xEnd",schemaPath:"#/properties/xEnd/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.yEnd!==void 0){let o=n.yEnd;
if(!(typeof o=="number"&&isFinite(o))){let p={instancePath:s+"/yEnd",schemaPath:"#/properties/yEnd/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.
push(p),i++}}if(n.length!==void 0){let o=n.length;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:s+"/length",schemaPath:"#/properties\
/length/minimum",keyword:"minimum",params:{expected:"a number of at least 0"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/length",schemaPath:"#/\
properties/length/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.thickness!==void 0){let o=n.thickness;if(typeof o=="number"&&isFinite(
o)){if(o<=0||isNaN(o)){let p={instancePath:s+"/thickness",schemaPath:"#/properties/thickness/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a nu\
mber greater than 0"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/thickness",schemaPath:"#/properties/thickness/type",keyword:"type",params:{type:"\
number"}};e===null?e=[p]:e.push(p),i++}}if(n.height!==void 0){let o=n.height;if(typeof o=="number"&&isFinite(o)){if(o<=0||isNaN(o)){let p={instancePath:s+"/heig\
ht",schemaPath:"#/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:s+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}if(n.heightAtEnd!==void 0){
let o=n.heightAtEnd;if(!(typeof o=="number"&&isFinite(o))&&o!==null){let p={instancePath:s+"/heightAtEnd",schemaPath:"#/properties/heightAtEnd/type",keyword:"ty\
pe",params:{type:j.properties.heightAtEnd.type}};e===null?e=[p]:e.push(p),i++}if(typeof o=="number"&&isFinite(o)&&(o<=0||isNaN(o))){let p={instancePath:s+"/heig\
htAtEnd",schemaPath:"#/properties/heightAtEnd/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[p]:e.push(p),
i++}}if(n.arcExtent!==void 0){let o=n.arcExtent;if(!(typeof o=="number"&&isFinite(o))&&o!==null){let p={instancePath:s+"/arcExtent",schemaPath:"#/properties/arc\
Extent/type",keyword:"type",params:{type:j.properties.arcExtent.type}};e===null?e=[p]:e.push(p),i++}}if(n.wallAtStart!==void 0){let o=n.wallAtStart;if(typeof o!=
"string"&&o!==null){let p={instancePath:s+"/wallAtStart",schemaPath:"#/properties/wallAtStart/type",keyword:"type",params:{type:j.properties.wallAtStart.type}};
e===null?e=[p]:e.push(p),i++}}if(n.wallAtEnd!==void 0){let o=n.wallAtEnd;if(typeof o!="string"&&o!==null){let p={instancePath:s+"/wallAtEnd",schemaPath:"#/prope\
rties/wallAtEnd/type",keyword:"type",params:{type:j.properties.wallAtEnd.type}};e===null?e=[p]:e.push(p),i++}}if(n.leftSideColor!==void 0){let o=n.leftSideColor;
if(typeof o!="string"&&o!==null){let p={instancePath:s+"/leftSideColor",schemaPath:"#/properties/leftSideColor/type",keyword:"type",params:{type:j.properties.leftSideColor.
type}};e===null?e=[p]:e.push(p),i++}if(typeof o=="string"&&!F.test(o)){let p={instancePath:s+"/leftSideColor",schemaPath:"#/properties/leftSideColor/pattern",keyword:"\
pattern",params:{expected:"a colour such as #CC8800"}};e===null?e=[p]:e.push(p),i++}}if(n.rightSideColor!==void 0){let o=n.rightSideColor;if(typeof o!="string"&&
o!==null){let p={instancePath:s+"/rightSideColor",schemaPath:"#/properties/rightSideColor/type",keyword:"type",params:{type:j.properties.rightSideColor.type}};e===
null?e=[p]:e.push(p),i++}if(typeof o=="string"&&!F.test(o)){let p={instancePath:s+"/rightSideColor",schemaPath:"#/properties/rightSideColor/pattern",keyword:"pa\
ttern",params:{expected:"a colour such as #CC8800"}};e===null?e=[p]:e.push(p),i++}}if(n.topColor!==void 0){let o=n.topColor;if(typeof o!="string"&&o!==null){let p={
instancePath:s+"/topColor",schemaPath:"#/properties/topColor/type",keyword:"type",params:{type:j.properties.topColor.type}};e===null?e=[p]:e.push(p),i++}if(typeof o==
"string"&&!F.test(o)){let p={instancePath:s+"/topColor",schemaPath:"#/properties/topColor/pattern",keyword:"pattern",params:{expected:"a colour such as #CC8800"}};
e===null?e=[p]:e.push(p),i++}}if(n.leftSideTexture!==void 0){let o=n.leftSideTexture,p=i,l=!1,m=i;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.catalogId===
void 0){let a={instancePath:s+"/leftSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"catalogId"}};e===null?
e=[a]:e.push(a),i++}if(o.name===void 0){let a={instancePath:s+"/leftSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"\
name"}};e===null?e=[a]:e.push(a),i++}if(o.category===void 0){let a={instancePath:s+"/leftSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"requ\
ired",params:{missingProperty:"category"}};e===null?e=[a]:e.push(a),i++}if(o.width===void 0){let a={instancePath:s+"/leftSideTexture",schemaPath:"#/$defs/Applie\
dTexture/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[a]:e.push(a),i++}if(o.height===void 0){let a={instancePath:s+"/leftSideTextu\
re",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[a]:e.push(a),i++}if(o.angle===void 0){let a={
instancePath:s+"/leftSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"angle"}};e===null?e=[a]:e.push(a),i++}
if(o.scale===void 0){let a={instancePath:s+"/leftSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"scale"}};
e===null?e=[a]:e.push(a),i++}if(o.catalogId!==void 0){let a=o.catalogId;if(typeof a!="string"&&a!==null){let u={instancePath:s+"/leftSideTexture/catalogId",schemaPath:"\
#/$defs/AppliedTexture/properties/catalogId/type",keyword:"type",params:{type:T.properties.catalogId.type}};e===null?e=[u]:e.push(u),i++}}if(o.name!==void 0){let a=o.
name;if(typeof a=="string"){if(f(a)<1){let u={instancePath:s+"/leftSideTexture/name",schemaPath:"#/$defs/AppliedTexture/properties/name/minLength",keyword:"minL\
ength",params:{expected:"a string of at least 1 character"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/leftSideTexture/name",schemaPath:"#/$def\
s/AppliedTexture/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),i++}}if(o.category!==void 0){let a=o.category;if(typeof a!=
"string"&&a!==null){let u={instancePath:s+"/leftSideTexture/category",schemaPath:"#/$defs/AppliedTexture/properties/category/type",keyword:"type",params:{type:T.
properties.category.type}};e===null?e=[u]:e.push(u),i++}}if(o.width!==void 0){let a=o.width;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+
"/leftSideTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater tha\
n 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/leftSideTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/type",keyword:"type",
params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.height!==void 0){let a=o.height;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+
"/leftSideTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater t\
han 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/leftSideTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/type",keyword:"\
type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.angle!==void 0){let a=o.angle;if(!(typeof a=="number"&&isFinite(a))){let u={instancePath:s+"/le\
ftSideTexture/angle",schemaPath:"#/$defs/AppliedTexture/properties/angle/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.scale!==
void 0){let a=o.scale;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/leftSideTexture/scale",schemaPath:"#/$defs/AppliedTexture/p\
roperties/scale/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+
"/leftSideTexture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}}else{let a={
instancePath:s+"/leftSideTexture",schemaPath:"#/$defs/AppliedTexture/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),i++}var r=m===i;if(l=
l||r,!l){let a=i;if(o!==null){let L={instancePath:s+"/leftSideTexture",schemaPath:"#/properties/leftSideTexture/anyOf/1/type",keyword:"type",params:{type:"null"}};
e===null?e=[L]:e.push(L),i++}var r=a===i;l=l||r}if(l)i=p,e!==null&&(p?e.length=p:e=null);else{let a={instancePath:s+"/leftSideTexture",schemaPath:"#/properties/\
leftSideTexture/anyOf",keyword:"anyOf",params:{}};e===null?e=[a]:e.push(a),i++}}if(n.rightSideTexture!==void 0){let o=n.rightSideTexture,p=i,l=!1,m=i;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.catalogId===void 0){let a={instancePath:s+"/rightSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",
params:{missingProperty:"catalogId"}};e===null?e=[a]:e.push(a),i++}if(o.name===void 0){let a={instancePath:s+"/rightSideTexture",schemaPath:"#/$defs/AppliedText\
ure/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[a]:e.push(a),i++}if(o.category===void 0){let a={instancePath:s+"/rightSideTexture",
schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"category"}};e===null?e=[a]:e.push(a),i++}if(o.width===void 0){let a={instancePath:s+
"/rightSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[a]:e.push(a),i++}if(o.height===
void 0){let a={instancePath:s+"/rightSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=
[a]:e.push(a),i++}if(o.angle===void 0){let a={instancePath:s+"/rightSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"\
angle"}};e===null?e=[a]:e.push(a),i++}if(o.scale===void 0){let a={instancePath:s+"/rightSideTexture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"requi\
red",params:{missingProperty:"scale"}};e===null?e=[a]:e.push(a),i++}if(o.catalogId!==void 0){let a=o.catalogId;if(typeof a!="string"&&a!==null){let u={instancePath:s+
"/rightSideTexture/catalogId",schemaPath:"#/$defs/AppliedTexture/properties/catalogId/type",keyword:"type",params:{type:T.properties.catalogId.type}};e===null?e=
[u]:e.push(u),i++}}if(o.name!==void 0){let a=o.name;if(typeof a=="string"){if(f(a)<1){let u={instancePath:s+"/rightSideTexture/name",schemaPath:"#/$defs/Applied\
Texture/properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+
"/rightSideTexture/name",schemaPath:"#/$defs/AppliedTexture/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),i++}}if(o.category!==
void 0){let a=o.category;if(typeof a!="string"&&a!==null){let u={instancePath:s+"/rightSideTexture/category",schemaPath:"#/$defs/AppliedTexture/properties/categ\
ory/type",keyword:"type",params:{type:T.properties.category.type}};e===null?e=[u]:e.push(u),i++}}if(o.width!==void 0){let a=o.width;if(typeof a=="number"&&isFinite(
a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/rightSideTexture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/exclusiveMinimum",keyword:"exclusiveM\
inimum",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/rightSideTexture/width",schemaPath:"#/$defs/Appl\
iedTexture/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.height!==void 0){let a=o.height;if(typeof a=="number"&&
isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/rightSideTexture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/exclusiveMinimum",keyword:"\
exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/rightSideTexture/height",schemaPath:"#\
/$defs/AppliedTexture/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),i++}}if(o.angle!==void 0){let a=o.angle;if(!(typeof a==
"number"&&isFinite(a))){let u={instancePath:s+"/rightSideTexture/angle",schemaPath:"#/$defs/AppliedTexture/properties/angle/type",keyword:"type",params:{type:"n\
umber"}};e===null?e=[u]:e.push(u),i++}}if(o.scale!==void 0){let a=o.scale;if(typeof a=="number"&&isFinite(a)){if(a<=0||isNaN(a)){let u={instancePath:s+"/rightSi\
deTexture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===
null?e=[u]:e.push(u),i++}}else{let u={instancePath:s+"/rightSideTexture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale/type",keyword:"type",params:{
type:"number"}};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:s+"/rightSideTexture",schemaPath:"#/$defs/AppliedTexture/type",keyword:"type",params:{type:"\
object"}};e===null?e=[a]:e.push(a),i++}var t=m===i;if(l=l||t,!l){let a=i;if(o!==null){let L={instancePath:s+"/rightSideTexture",schemaPath:"#/properties/rightSi\
deTexture/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[L]:e.push(L),i++}var t=a===i;l=l||t}if(l)i=p,e!==null&&(p?e.length=p:e=null);else{let a={
instancePath:s+"/rightSideTexture",schemaPath:"#/properties/rightSideTexture/anyOf",keyword:"anyOf",params:{}};e===null?e=[a]:e.push(a),i++}}if(n.leftSideShininess!==
void 0){let o=n.leftSideShininess;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:s+"/leftSideShininess",schemaPath:"#/properties/left\
SideShininess/minimum",keyword:"minimum",params:{expected:"a number from 0 to 1"}};e===null?e=[p]:e.push(p),i++}if(o>1||isNaN(o)){let p={instancePath:s+"/leftSi\
deShininess",schemaPath:"#/properties/leftSideShininess/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:s+"/leftSideShininess",schemaPath:"#/properties/leftSideShininess/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),i++}}
if(n.rightSideShininess!==void 0){let o=n.rightSideShininess;if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){let p={instancePath:s+"/rightSideShininess",schemaPath:"\
#/properties/rightSideShininess/minimum",keyword:"minimum",params:{expected:"a number from 0 to 1"}};e===null?e=[p]:e.push(p),i++}if(o>1||isNaN(o)){let p={instancePath:s+
"/rightSideShininess",schemaPath:"#/properties/rightSideShininess/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[p]:e.push(p),
i++}}else{let p={instancePath:s+"/rightSideShininess",schemaPath:"#/properties/rightSideShininess/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.
push(p),i++}}}else{let o={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}return Rr.errors=e,i===0}var vs=Wr,
Ne={title:"AddDimensionLineInput",description:"Add a dimension line.",type:"object",required:["xStart","yStart","xEnd","yEnd"],properties:{xStart:{description:"\
X of the start.",type:"number",minimum:-1e6,maximum:1e6},yStart:{description:"Y of the start.",type:"number",minimum:-1e6,maximum:1e6},xEnd:{description:"X of t\
he end.",type:"number",minimum:-1e6,maximum:1e6},yEnd:{description:"Y of the end.",type:"number",minimum:-1e6,maximum:1e6},offset:{description:"How far beside i\
t is drawn.",type:["number","null"],minimum:-1e6,maximum:1e6,default:25},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};
function Wr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.xStart===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"xStart"}};e===null?e=[r]:e.push(r),i++}if(n.
yStart===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"yStart"}};e===null?e=[r]:e.push(r),i++}if(n.xEnd===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"xEnd"}};e===null?e=[r]:e.push(r),i++}if(n.yEnd===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"yEnd"}};e===null?e=[r]:e.push(r),i++}if(n.xStart!==void 0){let r=n.xStart;if(typeof r=="numb\
er"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/xStart",schemaPath:"#/properties/xStart/minimum",keyword:"minimum",params:{expected:"a number fro\
m -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/xStart",schemaPath:"#/properties/xStart/maximum",keyword:"maxi\
mum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/xStart",schemaPath:"#/properties/xStart/t\
ype",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.yStart!==void 0){let r=n.yStart;if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(
r)){let t={instancePath:s+"/yStart",schemaPath:"#/properties/yStart/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=
[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/yStart",schemaPath:"#/properties/yStart/maximum",keyword:"maximum",params:{expected:"a number from\
 -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/yStart",schemaPath:"#/properties/yStart/type",keyword:"type",params:{type:"nu\
mber"}};e===null?e=[t]:e.push(t),i++}}if(n.xEnd!==void 0){let r=n.xEnd;if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/xEnd",schemaPath:"\
#/properties/xEnd/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+
"/xEnd",schemaPath:"#/properties/xEnd/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:s+"/xEnd",schemaPath:"#/properties/xEnd/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.yEnd!==void 0){let r=n.yEnd;
if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/yEnd",schemaPath:"#/properties/yEnd/minimum",keyword:"minimum",params:{expected:"\
a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/yEnd",schemaPath:"#/properties/yEnd/maximum",keyword:"\
maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/yEnd",schemaPath:"#/properties/yEnd/t\
ype",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.offset!==void 0){let r=n.offset;if(!(typeof r=="number"&&isFinite(r))&&r!==null){
let t={instancePath:s+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:Ne.properties.offset.type}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{expected:"a numbe\
r from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/offset",schemaPath:"#/properties/offset/maximum",keyword:"\
maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){
let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:Ne.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 character\
s"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a st\
ring of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="xStart"||r==="yStart"||r==="xEnd"||r==="yEnd"||r==="offset"||r==="home")){
let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["xStart","yStart","xEnd","yEnd","\
offset","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}
return Wr.errors=e,i===0}var qs=Hr,W={title:"AddLabelInput",description:"Add a label.",type:"object",required:["text","x","y"],properties:{text:{description:"Th\
e text.",type:"string",minLength:1,maxLength:1e3},x:{description:"X.",type:"number",minimum:-1e6,maximum:1e6},y:{description:"Y.",type:"number",minimum:-1e6,maximum:1e6},
angle:{description:"Clockwise.",type:["number","null"],minimum:-1e6,maximum:1e6,default:0},color:{description:"Colour.",type:["string","null"],pattern:"^#[0-9A-\
Fa-f]{6}$","x-expected":"#RRGGBB"},outlineColor:{description:"Outline.",type:["string","null"],pattern:"^#[0-9A-Fa-f]{6}$","x-expected":"#RRGGBB"},fontSize:{description:"\
Height of letters.",type:["number","null"],minimum:1,maximum:1e3,default:18},bold:{description:"Bold.",type:["boolean","null"],default:!1},italic:{description:"\
Italic.",type:["boolean","null"],default:!1},alignment:{description:"How it stands to x, y.",default:"CENTER",anyOf:[{$ref:"#/$defs/TextAlignment"},{type:"null"}]},
elevation:{description:"Elevation.",type:["number","null"],minimum:-1e6,maximum:1e6},pitch:{description:"Tilt in 3D; absent: on the plan only.",type:["number","\
null"],minimum:-90,maximum:90},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1},J=Object.prototype.hasOwnProperty,
O=new RegExp("^#[0-9A-Fa-f]{6}$","u");function Hr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&
typeof n=="object"&&!Array.isArray(n)){if(n.text===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"}};e===
null?e=[t]:e.push(t),i++}if(n.x===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[t]:e.push(t),
i++}if(n.y===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[t]:e.push(t),i++}if(n.text!==void 0){
let t=n.text;if(typeof t=="string"){if(f(t)<1){let o={instancePath:s+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{expected:"a st\
ring of 1 to 1000 characters"}};e===null?e=[o]:e.push(o),i++}if(f(t)>1e3){let o={instancePath:s+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLen\
gth",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/text",schemaPath:"#/properties/text/type",
keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}if(n.x!==void 0){let t=n.x;if(typeof t=="number"&&isFinite(t)){if(t<-1e6||isNaN(t)){let o={
instancePath:s+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[o]:e.push(o),i++}if(t>
1e6||isNaN(t)){let o={instancePath:s+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?
e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),i++}}if(n.
y!==void 0){let t=n.y;if(typeof t=="number"&&isFinite(t)){if(t<-1e6||isNaN(t)){let o={instancePath:s+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",
params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[o]:e.push(o),i++}if(t>1e6||isNaN(t)){let o={instancePath:s+"/y",schemaPath:"#/properties/y/ma\
ximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/y",schemaPath:"#/prop\
erties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),i++}}if(n.angle!==void 0){let t=n.angle;if(!(typeof t=="number"&&isFinite(t))&&t!==
null){let o={instancePath:s+"/angle",schemaPath:"#/properties/angle/type",keyword:"type",params:{type:W.properties.angle.type}};e===null?e=[o]:e.push(o),i++}if(typeof t==
"number"&&isFinite(t)){if(t<-1e6||isNaN(t)){let o={instancePath:s+"/angle",schemaPath:"#/properties/angle/minimum",keyword:"minimum",params:{expected:"a number \
from -1000000 to 1000000"}};e===null?e=[o]:e.push(o),i++}if(t>1e6||isNaN(t)){let o={instancePath:s+"/angle",schemaPath:"#/properties/angle/maximum",keyword:"max\
imum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[o]:e.push(o),i++}}}if(n.color!==void 0){let t=n.color;if(typeof t!="string"&&t!==null){
let o={instancePath:s+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type:W.properties.color.type}};e===null?e=[o]:e.push(o),i++}if(typeof t==
"string"&&!O.test(t)){let o={instancePath:s+"/color",schemaPath:"#/properties/color/pattern",keyword:"pattern",params:{expected:"#RRGGBB"}};e===null?e=[o]:e.push(
o),i++}}if(n.outlineColor!==void 0){let t=n.outlineColor;if(typeof t!="string"&&t!==null){let o={instancePath:s+"/outlineColor",schemaPath:"#/properties/outline\
Color/type",keyword:"type",params:{type:W.properties.outlineColor.type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="string"&&!O.test(t)){let o={instancePath:s+"\
/outlineColor",schemaPath:"#/properties/outlineColor/pattern",keyword:"pattern",params:{expected:"#RRGGBB"}};e===null?e=[o]:e.push(o),i++}}if(n.fontSize!==void 0){
let t=n.fontSize;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let o={instancePath:s+"/fontSize",schemaPath:"#/properties/fontSize/type",keyword:"type",params:{
type:W.properties.fontSize.type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)){if(t<1||isNaN(t)){let o={instancePath:s+"/fontSize",schemaPath:"\
#/properties/fontSize/minimum",keyword:"minimum",params:{expected:"a number from 1 to 1000"}};e===null?e=[o]:e.push(o),i++}if(t>1e3||isNaN(t)){let o={instancePath:s+
"/fontSize",schemaPath:"#/properties/fontSize/maximum",keyword:"maximum",params:{expected:"a number from 1 to 1000"}};e===null?e=[o]:e.push(o),i++}}}if(n.bold!==
void 0){let t=n.bold;if(typeof t!="boolean"&&t!==null){let o={instancePath:s+"/bold",schemaPath:"#/properties/bold/type",keyword:"type",params:{type:W.properties.
bold.type}};e===null?e=[o]:e.push(o),i++}}if(n.italic!==void 0){let t=n.italic;if(typeof t!="boolean"&&t!==null){let o={instancePath:s+"/italic",schemaPath:"#/p\
roperties/italic/type",keyword:"type",params:{type:W.properties.italic.type}};e===null?e=[o]:e.push(o),i++}}if(n.alignment!==void 0){let t=n.alignment,o=i,p=!1,
l=i;if(typeof t!="string"){let m={instancePath:s+"/alignment",schemaPath:"#/$defs/TextAlignment/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(
m),i++}if(!(t==="LEFT"||t==="CENTER"||t==="RIGHT")){let m={instancePath:s+"/alignment",schemaPath:"#/$defs/TextAlignment/enum",keyword:"enum",params:{allowedValues:Fr.
enum}};e===null?e=[m]:e.push(m),i++}var r=l===i;if(p=p||r,!p){let m=i;if(t!==null){let u={instancePath:s+"/alignment",schemaPath:"#/properties/alignment/anyOf/1\
/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(u),i++}var r=m===i;p=p||r}if(p)i=o,e!==null&&(o?e.length=o:e=null);else{let m={instancePath:s+
"/alignment",schemaPath:"#/properties/alignment/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),i++}}if(n.elevation!==void 0){let t=n.elevation;if(!(typeof t==
"number"&&isFinite(t))&&t!==null){let o={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/type",keyword:"type",params:{type:W.properties.elevation.
type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)){if(t<-1e6||isNaN(t)){let o={instancePath:s+"/elevation",schemaPath:"#/properties/elevati\
on/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[o]:e.push(o),i++}if(t>1e6||isNaN(t)){let o={instancePath:s+"/el\
evation",schemaPath:"#/properties/elevation/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[o]:e.push(o),i++}}}if(n.
pitch!==void 0){let t=n.pitch;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let o={instancePath:s+"/pitch",schemaPath:"#/properties/pitch/type",keyword:"type",
params:{type:W.properties.pitch.type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)){if(t<-90||isNaN(t)){let o={instancePath:s+"/pitch",schemaPath:"\
#/properties/pitch/minimum",keyword:"minimum",params:{expected:"a number from -90 to 90"}};e===null?e=[o]:e.push(o),i++}if(t>90||isNaN(t)){let o={instancePath:s+
"/pitch",schemaPath:"#/properties/pitch/maximum",keyword:"maximum",params:{expected:"a number from -90 to 90"}};e===null?e=[o]:e.push(o),i++}}}if(n.home!==void 0){
let t=n.home;if(typeof t!="string"&&t!==null){let o={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:W.properties.home.type}};
e===null?e=[o]:e.push(o),i++}if(typeof t=="string"){if(f(t)<1){let o={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{
expected:"a string of 1 to 100 characters"}};e===null?e=[o]:e.push(o),i++}if(f(t)>100){let o={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"\
maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[o]:e.push(o),i++}}}for(let t in n)if(!J.call(W.properties,t)){let o={instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t,members:["text","x","y","angle","color","outlineColor","fontSize",
"bold","italic","alignment","elevation","pitch","home"]}};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[t]:e.push(t),i++}return Hr.errors=e,i===0}var Ls=Gr,ye={title:"AddLevelInput",description:"Add a level.",type:"object",required:["name","e\
levation"],properties:{name:{description:"Name.",type:"string",minLength:1,maxLength:200},elevation:{description:"Of its floor above the ground.",type:"number",
minimum:-1e6,maximum:1e6},height:{description:"Height of its walls.",type:["number","null"],minimum:.01,maximum:1e6,default:250},floorThickness:{description:"Fl\
oor thickness.",type:["number","null"],minimum:0,maximum:1e6,default:12},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};
function Gr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.name===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),i++}if(n.elevation===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"elevation"}};e===null?e=[r]:e.push(r),i++}if(n.name!==void 0){
let r=n.name;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{expected:"a st\
ring of 1 to 200 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>200){let t={instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLeng\
th",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.elevation!==void 0){let r=n.elevation;if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){
let t={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?
e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/maximum",keyword:"maximum",params:{expected:"a num\
ber from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/type",keyword:"type",params:{
type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.height!==void 0){let r=n.height;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/heig\
ht",schemaPath:"#/properties/height/type",keyword:"type",params:{type:ye.properties.height.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){
if(r<.01||isNaN(r)){let t={instancePath:s+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{expected:"a number from 0.01 to 1000000"}};
e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{expected:"a \
number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.floorThickness!==void 0){let r=n.floorThickness;if(!(typeof r=="number"&&isFinite(r))&&r!==null){
let t={instancePath:s+"/floorThickness",schemaPath:"#/properties/floorThickness/type",keyword:"type",params:{type:ye.properties.floorThickness.type}};e===null?e=
[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={instancePath:s+"/floorThickness",schemaPath:"#/properties/floorThickness/minimum",
keyword:"minimum",params:{expected:"a number from 0 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/floorThickness",schemaPath:"\
#/properties/floorThickness/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.home!==void 0){let r=n.
home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:ye.properties.home.type}};e===
null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"\
a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"max\
Length",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="name"||r==="elevation"||r==="height"||r==="\
floorThickness"||r==="home")){let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["na\
me","elevation","height","floorThickness","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[r]:e.push(r),i++}return Gr.errors=e,i===0}var As=Yr,te={title:"ApplyTextureInput",description:"Apply a texture.",type:"object",required:["ta\
rgetType","targetId","surface","textureName"],properties:{targetType:{description:"Target type.",$ref:"#/$defs/TextureTarget"},targetId:{description:"Id of the \
wall or room.",type:"string",minLength:1,maxLength:100},surface:{description:"Wall: left, right, both. Room: floor, ceiling, both.",$ref:"#/$defs/TextureSurface"},
textureName:{description:"Name in the catalog; null removes.",type:["string","null"],minLength:1,maxLength:200},textureCategory:{description:"Where several have\
 the name.",type:["string","null"],minLength:1,maxLength:200},angle:{description:"Angle.",type:["number","null"],minimum:-1e6,maximum:1e6,default:0},scale:{description:"\
Size of the pattern.",type:["number","null"],minimum:.01,maximum:100,default:1},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},
additionalProperties:!1};function Yr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.targetType===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"targetType"}};e===
null?e=[r]:e.push(r),i++}if(n.targetId===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"targetId"}};e===null?
e=[r]:e.push(r),i++}if(n.surface===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"surface"}};e===null?e=[r]:e.
push(r),i++}if(n.textureName===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"textureName"}};e===null?e=[r]:e.
push(r),i++}if(n.targetType!==void 0){let r=n.targetType;if(typeof r!="string"){let t={instancePath:s+"/targetType",schemaPath:"#/$defs/TextureTarget/type",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}if(!(r==="wall"||r==="room")){let t={instancePath:s+"/targetType",schemaPath:"#/$defs/TextureTarget/e\
num",keyword:"enum",params:{allowedValues:Or.enum}};e===null?e=[t]:e.push(t),i++}}if(n.targetId!==void 0){let r=n.targetId;if(typeof r=="string"){if(f(r)<1){let t={
instancePath:s+"/targetId",schemaPath:"#/properties/targetId/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:
e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/targetId",schemaPath:"#/properties/targetId/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to\
 100 characters"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/targetId",schemaPath:"#/properties/targetId/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[t]:e.push(t),i++}}if(n.surface!==void 0){let r=n.surface;if(typeof r!="string"){let t={instancePath:s+"/surface",schemaPath:"#/$defs/TextureS\
urface/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}if(!(r==="left"||r==="right"||r==="floor"||r==="ceiling"||r==="both")){let t={instancePath:s+
"/surface",schemaPath:"#/$defs/TextureSurface/enum",keyword:"enum",params:{allowedValues:Er.enum}};e===null?e=[t]:e.push(t),i++}}if(n.textureName!==void 0){let r=n.
textureName;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/textureName",schemaPath:"#/properties/textureName/type",keyword:"type",params:{type:te.properties.
textureName.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/textureName",schemaPath:"#/properties/textureName/minL\
ength",keyword:"minLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>200){let t={instancePath:s+"/textureName",schemaPath:"\
#/properties/textureName/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[t]:e.push(t),i++}}}if(n.textureCategory!==
void 0){let r=n.textureCategory;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/textureCategory",schemaPath:"#/properties/textureCategory/type",keyword:"\
type",params:{type:te.properties.textureCategory.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/textureCategory",
schemaPath:"#/properties/textureCategory/minLength",keyword:"minLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>
200){let t={instancePath:s+"/textureCategory",schemaPath:"#/properties/textureCategory/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 200 cha\
racters"}};e===null?e=[t]:e.push(t),i++}}}if(n.angle!==void 0){let r=n.angle;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/angle",schemaPath:"\
#/properties/angle/type",keyword:"type",params:{type:te.properties.angle.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(
r)){let t={instancePath:s+"/angle",schemaPath:"#/properties/angle/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[
t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/angle",schemaPath:"#/properties/angle/maximum",keyword:"maximum",params:{expected:"a number from -1\
000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.scale!==void 0){let r=n.scale;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/\
scale",schemaPath:"#/properties/scale/type",keyword:"type",params:{type:te.properties.scale.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(
r)){if(r<.01||isNaN(r)){let t={instancePath:s+"/scale",schemaPath:"#/properties/scale/minimum",keyword:"minimum",params:{expected:"a number from 0.01 to 100"}};
e===null?e=[t]:e.push(t),i++}if(r>100||isNaN(r)){let t={instancePath:s+"/scale",schemaPath:"#/properties/scale/maximum",keyword:"maximum",params:{expected:"a nu\
mber from 0.01 to 100"}};e===null?e=[t]:e.push(t),i++}}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"\
#/properties/home/type",keyword:"type",params:{type:te.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+
"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){
let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.
push(t),i++}}}for(let r in n)if(!(r==="targetType"||r==="targetId"||r==="surface"||r==="textureName"||r==="textureCategory"||r==="angle"||r==="scale"||r==="home")){
let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["targetType","targetId","surface",
"textureName","textureCategory","angle","scale","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),i++}return Yr.errors=e,i===0}var Ns=Xr;function Xr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.targetType===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"targetType"}};e===null?e=[t]:e.push(t),i++}
if(n.targetId===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"targetId"}};e===null?e=[t]:e.push(t),i++}if(n.
surface===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"surface"}};e===null?e=[t]:e.push(t),i++}if(n.texture===
void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"texture"}};e===null?e=[t]:e.push(t),i++}if(n.targetType!==void 0){
let t=n.targetType;if(typeof t=="string"){if(f(t)<1){let o={instancePath:s+"/targetType",schemaPath:"#/properties/targetType/minLength",keyword:"minLength",params:{
expected:"a string of at least 1 character"}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/targetType",schemaPath:"#/properties/targetType/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}if(n.targetId!==void 0){let t=n.targetId;if(typeof t=="string"){if(f(t)<1){let o={instancePath:s+"/t\
argetId",schemaPath:"#/properties/targetId/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[o]:e.push(o),i++}}else{
let o={instancePath:s+"/targetId",schemaPath:"#/properties/targetId/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}if(n.surface!==void 0){
let t=n.surface;if(typeof t=="string"){if(f(t)<1){let o={instancePath:s+"/surface",schemaPath:"#/properties/surface/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/surface",schemaPath:"#/properties/surface/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),i++}}if(n.texture!==void 0){let t=n.texture,o=i,p=!1,l=i;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.catalogId===
void 0){let m={instancePath:s+"/texture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"catalogId"}};e===null?e=[m]:e.
push(m),i++}if(t.name===void 0){let m={instancePath:s+"/texture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[m]:e.push(m),i++}if(t.category===void 0){let m={instancePath:s+"/texture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"\
category"}};e===null?e=[m]:e.push(m),i++}if(t.width===void 0){let m={instancePath:s+"/texture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"required",params:{
missingProperty:"width"}};e===null?e=[m]:e.push(m),i++}if(t.height===void 0){let m={instancePath:s+"/texture",schemaPath:"#/$defs/AppliedTexture/required",keyword:"\
required",params:{missingProperty:"height"}};e===null?e=[m]:e.push(m),i++}if(t.angle===void 0){let m={instancePath:s+"/texture",schemaPath:"#/$defs/AppliedTextu\
re/required",keyword:"required",params:{missingProperty:"angle"}};e===null?e=[m]:e.push(m),i++}if(t.scale===void 0){let m={instancePath:s+"/texture",schemaPath:"\
#/$defs/AppliedTexture/required",keyword:"required",params:{missingProperty:"scale"}};e===null?e=[m]:e.push(m),i++}if(t.catalogId!==void 0){let m=t.catalogId;if(typeof m!=
"string"&&m!==null){let a={instancePath:s+"/texture/catalogId",schemaPath:"#/$defs/AppliedTexture/properties/catalogId/type",keyword:"type",params:{type:T.properties.
catalogId.type}};e===null?e=[a]:e.push(a),i++}}if(t.name!==void 0){let m=t.name;if(typeof m=="string"){if(f(m)<1){let a={instancePath:s+"/texture/name",schemaPath:"\
#/$defs/AppliedTexture/properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[a]:e.push(a),i++}}else{let a={
instancePath:s+"/texture/name",schemaPath:"#/$defs/AppliedTexture/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),i++}}if(t.
category!==void 0){let m=t.category;if(typeof m!="string"&&m!==null){let a={instancePath:s+"/texture/category",schemaPath:"#/$defs/AppliedTexture/properties/cat\
egory/type",keyword:"type",params:{type:T.properties.category.type}};e===null?e=[a]:e.push(a),i++}}if(t.width!==void 0){let m=t.width;if(typeof m=="number"&&isFinite(
m)){if(m<=0||isNaN(m)){let a={instancePath:s+"/texture/width",schemaPath:"#/$defs/AppliedTexture/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{
expected:"a number greater than 0"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/texture/width",schemaPath:"#/$defs/AppliedTexture/properties/wid\
th/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(t.height!==void 0){let m=t.height;if(typeof m=="number"&&isFinite(m)){if(m<=0||
isNaN(m)){let a={instancePath:s+"/texture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"\
a number greater than 0"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/texture/height",schemaPath:"#/$defs/AppliedTexture/properties/height/type",
keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(t.angle!==void 0){let m=t.angle;if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:s+
"/texture/angle",schemaPath:"#/$defs/AppliedTexture/properties/angle/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}if(t.scale!==void 0){
let m=t.scale;if(typeof m=="number"&&isFinite(m)){if(m<=0||isNaN(m)){let a={instancePath:s+"/texture/scale",schemaPath:"#/$defs/AppliedTexture/properties/scale/\
exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:s+"/texture/sca\
le",schemaPath:"#/$defs/AppliedTexture/properties/scale/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),i++}}}else{let m={instancePath:s+"\
/texture",schemaPath:"#/$defs/AppliedTexture/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),i++}var r=l===i;if(p=p||r,!p){let m=i;if(t!==
null){let u={instancePath:s+"/texture",schemaPath:"#/properties/texture/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(u),i++}var r=m===
i;p=p||r}if(p)i=o,e!==null&&(o?e.length=o:e=null);else{let m={instancePath:s+"/texture",schemaPath:"#/properties/texture/anyOf",keyword:"anyOf",params:{}};e===null?
e=[m]:e.push(m),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return Xr.errors=e,i===
0}var Cs=Ur,ei={title:"BatchCommandsInput",description:"Do several things at once.",type:"object",required:["commands"],properties:{commands:{description:"Comma\
nds in order.",type:"array",items:{$ref:"#/$defs/BatchCommand"},minItems:1,maxItems:50},onError:{description:"After a failure.",default:"stop",anyOf:[{$ref:"#/$\
defs/OnError"},{type:"null"}]},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function Ur(n,{instancePath:s="",
parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.commands===void 0){let t={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"commands"}};e===null?e=[t]:e.push(t),i++}if(n.commands!==void 0){let t=n.commands;
if(Array.isArray(t)){let o=t.length;for(let p=0;p<o;p++){let l=t[p];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.action===void 0){let m={instancePath:s+"/c\
ommands/"+p,schemaPath:"#/$defs/BatchCommand/required",keyword:"required",params:{missingProperty:"action"}};e===null?e=[m]:e.push(m),i++}if(l.action!==void 0){
let m=l.action;if(typeof m=="string"){if(f(m)<1){let a={instancePath:s+"/commands/"+p+"/action",schemaPath:"#/$defs/BatchCommand/properties/action/minLength",keyword:"\
minLength",params:{expected:"a string of 1 to 64 characters"}};e===null?e=[a]:e.push(a),i++}if(f(m)>64){let a={instancePath:s+"/commands/"+p+"/action",schemaPath:"\
#/$defs/BatchCommand/properties/action/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 64 characters"}};e===null?e=[a]:e.push(a),i++}}else{let a={
instancePath:s+"/commands/"+p+"/action",schemaPath:"#/$defs/BatchCommand/properties/action/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),
i++}}if(l.params!==void 0){let m=l.params;if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==null){let a={instancePath:s+"/commands/"+p+"/params",schemaPath:"#\
/$defs/BatchCommand/properties/params/type",keyword:"type",params:{type:Fe.properties.params.type}};e===null?e=[a]:e.push(a),i++}}for(let m in l)if(!(m==="actio\
n"||m==="params")){let a={instancePath:s+"/commands/"+p,schemaPath:"#/$defs/BatchCommand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m,
members:["action","params"]}};e===null?e=[a]:e.push(a),i++}}else{let m={instancePath:s+"/commands/"+p,schemaPath:"#/$defs/BatchCommand/type",keyword:"type",params:{
type:"object"}};e===null?e=[m]:e.push(m),i++}}if(t.length<1){let p={instancePath:s+"/commands",schemaPath:"#/properties/commands/minItems",keyword:"minItems",params:{
expected:"a list of 1 to 50 items"}};e===null?e=[p]:e.push(p),i++}if(t.length>50){let p={instancePath:s+"/commands",schemaPath:"#/properties/commands/maxItems",
keyword:"maxItems",params:{expected:"a list of 1 to 50 items"}};e===null?e=[p]:e.push(p),i++}}else{let o={instancePath:s+"/commands",schemaPath:"#/properties/co\
mmands/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),i++}}if(n.onError!==void 0){let t=n.onError,o=i,p=!1,l=i;if(typeof t!="string"){let m={
instancePath:s+"/onError",schemaPath:"#/$defs/OnError/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}if(!(t==="stop"||t==="continue"||
t==="rollback")){let m={instancePath:s+"/onError",schemaPath:"#/$defs/OnError/enum",keyword:"enum",params:{allowedValues:wr.enum}};e===null?e=[m]:e.push(m),i++}
var r=l===i;if(p=p||r,!p){let m=i;if(t!==null){let u={instancePath:s+"/onError",schemaPath:"#/properties/onError/anyOf/1/type",keyword:"type",params:{type:"null"}};
e===null?e=[u]:e.push(u),i++}var r=m===i;p=p||r}if(p)i=o,e!==null&&(o?e.length=o:e=null);else{let m={instancePath:s+"/onError",schemaPath:"#/properties/onError/\
anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),i++}}if(n.home!==void 0){let t=n.home;if(typeof t!="string"&&t!==null){let o={instancePath:s+"/home",
schemaPath:"#/properties/home/type",keyword:"type",params:{type:ei.properties.home.type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="string"){if(f(t)<1){let o={
instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[o]:e.push(o),
i++}if(f(t)>100){let o={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};
e===null?e=[o]:e.push(o),i++}}}for(let t in n)if(!(t==="commands"||t==="onError"||t==="home")){let o={instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t,members:["commands","onError","home"]}};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return Ur.errors=e,i===0}var Ts=Kr;function Kr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.succeeded===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"succeeded"}};e===null?e=[r]:e.push(r),i++}
if(n.failed===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failed"}};e===null?e=[r]:e.push(r),i++}if(n.skipped===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"skipped"}};e===null?e=[r]:e.push(r),i++}if(n.rolledBack===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rolledBack"}};e===null?e=[r]:e.push(r),i++}if(n.results===void 0){let r={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"results"}};e===null?e=[r]:e.push(r),i++}if(n.succeeded!==void 0){let r=n.succeeded;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:s+"/succeeded",schemaPath:"#/properties/succeed\
ed/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[t]:e.push(t),i++}}if(n.failed!==void 0){let r=n.failed;if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type:"integer"}};e===null?
e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:s+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minim\
um",params:{expected:"an integer of at least 0"}};e===null?e=[t]:e.push(t),i++}}if(n.skipped!==void 0){let r=n.skipped;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let t={instancePath:s+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:s+"/skipped",schemaPath:"#/properties/skipped/minimum",keyword:"minimum",params:{expected:"an intege\
r of at least 0"}};e===null?e=[t]:e.push(t),i++}}if(n.rolledBack!==void 0&&typeof n.rolledBack!="boolean"){let r={instancePath:s+"/rolledBack",schemaPath:"#/pro\
perties/rolledBack/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}if(n.results!==void 0){let r=n.results;if(Array.isArray(r)){let t=r.
length;for(let o=0;o<t;o++)se(r[o],{instancePath:s+"/results/"+o,parentData:r,parentDataProperty:o,rootData:y,dynamicAnchors:g})||(e=e===null?se.errors:e.concat(
se.errors),i=e.length)}else{let t={instancePath:s+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Kr.errors=e,i===0}var $s=Qr,Ce={
title:"CheckpointInput",description:"Take a checkpoint.",type:"object",required:[],properties:{description:{description:"What it is for.",type:["string","null"],
minLength:1,maxLength:500},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function Qr(n,{instancePath:s="",
parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.description!==void 0){let r=n.
description;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:Ce.properties.
description.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/description",schemaPath:"#/properties/description/minL\
ength",keyword:"minLength",params:{expected:"a string of 1 to 500 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>500){let t={instancePath:s+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 500 characters"}};e===null?e=[t]:e.push(t),i++}}}if(n.home!==void 0){
let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:Ce.properties.home.type}};
e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{
expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"\
maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="description"||r==="home")){let t={instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["description","home"]}};e===null?e=[t]:e.push(t),i++}}else{
let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Qr.errors=e,i===0}var Ss=Jr,ri={title:"Clea\
rSceneInput",description:"Clear the home.",type:"object",required:[],properties:{home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},
additionalProperties:!1};function Jr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",
keyword:"type",params:{type:ri.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#\
/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+
"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)
if(r!=="home"){let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["home"]}};e===null?
e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Jr.errors=e,i===0}
var Is=Zr;function Zr(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.removed===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"removed"}};e===null?e=[r]:e.push(r),i++}if(n.
checkpointId===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checkpointId"}};e===null?e=[r]:e.push(r),i++}if(n.
removed!==void 0){let r=n.removed;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.levels===void 0){let t={instancePath:s+"/removed",schemaPath:"#/$defs/Counts\
/required",keyword:"required",params:{missingProperty:"levels"}};e===null?e=[t]:e.push(t),i++}if(r.walls===void 0){let t={instancePath:s+"/removed",schemaPath:"\
#/$defs/Counts/required",keyword:"required",params:{missingProperty:"walls"}};e===null?e=[t]:e.push(t),i++}if(r.rooms===void 0){let t={instancePath:s+"/removed",
schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"rooms"}};e===null?e=[t]:e.push(t),i++}if(r.furniture===void 0){let t={instancePath:s+
"/removed",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"furniture"}};e===null?e=[t]:e.push(t),i++}if(r.labels===void 0){let t={
instancePath:s+"/removed",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"labels"}};e===null?e=[t]:e.push(t),i++}if(r.dimensionLines===
void 0){let t={instancePath:s+"/removed",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"dimensionLines"}};e===null?e=[t]:e.push(
t),i++}if(r.levels!==void 0){let t=r.levels;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/removed/levels",schemaPath:"#/$def\
s/Counts/properties/levels/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={
instancePath:s+"/removed/levels",schemaPath:"#/$defs/Counts/properties/levels/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?
e=[o]:e.push(o),i++}}if(r.walls!==void 0){let t=r.walls;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/removed/walls",schemaPath:"\
#/$defs/Counts/properties/walls/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){
let o={instancePath:s+"/removed/walls",schemaPath:"#/$defs/Counts/properties/walls/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===
null?e=[o]:e.push(o),i++}}if(r.rooms!==void 0){let t=r.rooms;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/removed/rooms",schemaPath:"\
#/$defs/Counts/properties/rooms/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){
let o={instancePath:s+"/removed/rooms",schemaPath:"#/$defs/Counts/properties/rooms/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===
null?e=[o]:e.push(o),i++}}if(r.furniture!==void 0){let t=r.furniture;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/removed/f\
urniture",schemaPath:"#/$defs/Counts/properties/furniture/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(
t)&&(t<0||isNaN(t))){let o={instancePath:s+"/removed/furniture",schemaPath:"#/$defs/Counts/properties/furniture/minimum",keyword:"minimum",params:{expected:"an \
integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.labels!==void 0){let t=r.labels;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+
"/removed/labels",schemaPath:"#/$defs/Counts/properties/labels/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&
isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/removed/labels",schemaPath:"#/$defs/Counts/properties/labels/minimum",keyword:"minimum",params:{expected:"\
an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.dimensionLines!==void 0){let t=r.dimensionLines;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let o={instancePath:s+"/removed/dimensionLines",schemaPath:"#/$defs/Counts/properties/dimensionLines/type",keyword:"type",params:{type:"integer"}};e===null?
e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/removed/dimensionLines",schemaPath:"#/$defs/Counts/properties/d\
imensionLines/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/removed",schemaPath:"\
#/$defs/Counts/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}if(n.checkpointId!==void 0){let r=n.checkpointId;if(typeof r=="string"){
if(f(r)<1){let t={instancePath:s+"/checkpointId",schemaPath:"#/properties/checkpointId/minLength",keyword:"minLength",params:{expected:"a string of at least 1 c\
haracter"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/checkpointId",schemaPath:"#/properties/checkpointId/type",keyword:"type",params:{type:"st\
ring"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Zr.
errors=e,i===0}var Fs=et,ti={title:"ConnectWallsInput",description:"Connect two walls.",type:"object",required:["wall1Id","wall2Id"],properties:{wall1Id:{description:"\
Id of a wall.",type:"string",minLength:1,maxLength:100},wall2Id:{description:"Id of another wall.",type:"string",minLength:1,maxLength:100},wall1End:{description:"\
End of the first.",anyOf:[{$ref:"#/$defs/WallEnd"},{type:"null"}]},wall2End:{description:"End of the second.",anyOf:[{$ref:"#/$defs/WallEnd"},{type:"null"}]},home:{
description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function et(n,{instancePath:s="",parentData:x,parentDataProperty:P,
rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.wall1Id===void 0){let o={instancePath:s,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"wall1Id"}};e===null?e=[o]:e.push(o),i++}if(n.wall2Id===void 0){let o={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"wall2Id"}};e===null?e=[o]:e.push(o),i++}if(n.wall1Id!==void 0){let o=n.wall1Id;if(typeof o=="string"){if(f(o)<1){let p={
instancePath:s+"/wall1Id",schemaPath:"#/properties/wall1Id/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[p]:e.
push(p),i++}if(f(o)>100){let p={instancePath:s+"/wall1Id",schemaPath:"#/properties/wall1Id/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100\
 characters"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/wall1Id",schemaPath:"#/properties/wall1Id/type",keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),i++}}if(n.wall2Id!==void 0){let o=n.wall2Id;if(typeof o=="string"){if(f(o)<1){let p={instancePath:s+"/wall2Id",schemaPath:"#/properties\
/wall2Id/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[p]:e.push(p),i++}if(f(o)>100){let p={instancePath:s+"/w\
all2Id",schemaPath:"#/properties/wall2Id/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:s+"/wall2Id",schemaPath:"#/properties/wall2Id/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(n.wall1End!==void 0){
let o=n.wall1End,p=i,l=!1,m=i;if(typeof o!="string"){let a={instancePath:s+"/wall1End",schemaPath:"#/$defs/WallEnd/type",keyword:"type",params:{type:"string"}};
e===null?e=[a]:e.push(a),i++}if(!(o==="start"||o==="end")){let a={instancePath:s+"/wall1End",schemaPath:"#/$defs/WallEnd/enum",keyword:"enum",params:{allowedValues:ve.
enum}};e===null?e=[a]:e.push(a),i++}var r=m===i;if(l=l||r,!l){let a=i;if(o!==null){let L={instancePath:s+"/wall1End",schemaPath:"#/properties/wall1End/anyOf/1/t\
ype",keyword:"type",params:{type:"null"}};e===null?e=[L]:e.push(L),i++}var r=a===i;l=l||r}if(l)i=p,e!==null&&(p?e.length=p:e=null);else{let a={instancePath:s+"/\
wall1End",schemaPath:"#/properties/wall1End/anyOf",keyword:"anyOf",params:{}};e===null?e=[a]:e.push(a),i++}}if(n.wall2End!==void 0){let o=n.wall2End,p=i,l=!1,m=i;
if(typeof o!="string"){let a={instancePath:s+"/wall2End",schemaPath:"#/$defs/WallEnd/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),i++}if(!(o===
"start"||o==="end")){let a={instancePath:s+"/wall2End",schemaPath:"#/$defs/WallEnd/enum",keyword:"enum",params:{allowedValues:ve.enum}};e===null?e=[a]:e.push(a),
i++}var t=m===i;if(l=l||t,!l){let a=i;if(o!==null){let L={instancePath:s+"/wall2End",schemaPath:"#/properties/wall2End/anyOf/1/type",keyword:"type",params:{type:"\
null"}};e===null?e=[L]:e.push(L),i++}var t=a===i;l=l||t}if(l)i=p,e!==null&&(p?e.length=p:e=null);else{let a={instancePath:s+"/wall2End",schemaPath:"#/properties\
/wall2End/anyOf",keyword:"anyOf",params:{}};e===null?e=[a]:e.push(a),i++}}if(n.home!==void 0){let o=n.home;if(typeof o!="string"&&o!==null){let p={instancePath:s+
"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:ti.properties.home.type}};e===null?e=[p]:e.push(p),i++}if(typeof o=="string"){if(f(o)<1){
let p={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[p]:e.
push(p),i++}if(f(o)>100){let p={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 chara\
cters"}};e===null?e=[p]:e.push(p),i++}}}for(let o in n)if(!(o==="wall1Id"||o==="wall2Id"||o==="wall1End"||o==="wall2End"||o==="home")){let p={instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o,members:["wall1Id","wall2Id","wall1End","wall2End","home"]}};e===null?e=[p]:
e.push(p),i++}}else{let o={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}return et.errors=e,i===0}var Ds=rt;function rt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.walls===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"walls"}};e===null?e=[r]:e.push(r),i++}if(n.wall1End===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wall1End"}};e===null?e=[r]:e.push(r),i++}if(n.wall2End===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wall2End"}};e===null?e=[r]:e.push(r),i++}if(n.walls!==void 0){let r=n.
walls;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)Y(r[o],{instancePath:s+"/walls/"+o,parentData:r,parentDataProperty:o,rootData:y,dynamicAnchors:g})||
(e=e===null?Y.errors:e.concat(Y.errors),i=e.length);if(r.length<2){let o={instancePath:s+"/walls",schemaPath:"#/properties/walls/minItems",keyword:"minItems",params:{
expected:"a list of 2 items"}};e===null?e=[o]:e.push(o),i++}if(r.length>2){let o={instancePath:s+"/walls",schemaPath:"#/properties/walls/maxItems",keyword:"maxI\
tems",params:{expected:"a list of 2 items"}};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:s+"/walls",schemaPath:"#/properties/walls/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(n.wall1End!==void 0){let r=n.wall1End;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/wall1\
End",schemaPath:"#/properties/wall1End/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:s+"/wall1End",schemaPath:"#/properties/wall1End/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.wall2End!==void 0){
let r=n.wall2End;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/wall2End",schemaPath:"#/properties/wall2End/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/wall2End",schemaPath:"#/properties/wall2End/type",keyword:"type",
params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),i++}return rt.errors=e,i===0}var Es=tt,Z={title:"CreateRoomPolygonInput",description:"Create a room.",type:"object",required:["points"],properties:{points:{description:"\
Corners in order, cm.",type:"array",items:{$ref:"#/$defs/PointInput"},minItems:3,maxItems:1e3},name:{description:"Name.",type:["string","null"],minLength:1,maxLength:200},
floorVisible:{description:"Floor visible.",type:["boolean","null"],default:!0},ceilingVisible:{description:"Ceiling visible.",type:["boolean","null"],default:!0},
areaVisible:{description:"Show its area.",type:["boolean","null"],default:!1},floorColor:{description:"Floor.",type:["string","null"],pattern:"^#[0-9A-Fa-f]{6}$",
"x-expected":"#RRGGBB"},ceilingColor:{description:"Ceiling.",type:["string","null"],pattern:"^#[0-9A-Fa-f]{6}$","x-expected":"#RRGGBB"},home:{description:"The h\
ome.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function tt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,
dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.points===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"points"}};e===null?e=[r]:e.push(r),i++}if(n.points!==void 0){let r=n.points;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++){let p=r[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.x===void 0){let l={instancePath:s+"/points/"+o,schemaPath:"#/$defs/PointInput/required",keyword:"\
required",params:{missingProperty:"x"}};e===null?e=[l]:e.push(l),i++}if(p.y===void 0){let l={instancePath:s+"/points/"+o,schemaPath:"#/$defs/PointInput/required",
keyword:"required",params:{missingProperty:"y"}};e===null?e=[l]:e.push(l),i++}if(p.x!==void 0){let l=p.x;if(typeof l=="number"&&isFinite(l)){if(l<-1e6||isNaN(l)){
let m={instancePath:s+"/points/"+o+"/x",schemaPath:"#/$defs/PointInput/properties/x/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 10000\
00"}};e===null?e=[m]:e.push(m),i++}if(l>1e6||isNaN(l)){let m={instancePath:s+"/points/"+o+"/x",schemaPath:"#/$defs/PointInput/properties/x/maximum",keyword:"max\
imum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/points/"+o+"/x",schemaPath:"#/$defs/Poin\
tInput/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}if(p.y!==void 0){let l=p.y;if(typeof l=="number"&&isFinite(l)){if(l<
-1e6||isNaN(l)){let m={instancePath:s+"/points/"+o+"/y",schemaPath:"#/$defs/PointInput/properties/y/minimum",keyword:"minimum",params:{expected:"a number from -\
1000000 to 1000000"}};e===null?e=[m]:e.push(m),i++}if(l>1e6||isNaN(l)){let m={instancePath:s+"/points/"+o+"/y",schemaPath:"#/$defs/PointInput/properties/y/maxim\
um",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/points/"+o+"/y",schemaPath:"\
#/$defs/PointInput/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}for(let l in p)if(!(l==="x"||l==="y")){let m={instancePath:s+
"/points/"+o,schemaPath:"#/$defs/PointInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l,members:["x","y"]}};e===null?e=[m]:
e.push(m),i++}}else{let l={instancePath:s+"/points/"+o,schemaPath:"#/$defs/PointInput/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),i++}}
if(r.length<3){let o={instancePath:s+"/points",schemaPath:"#/properties/points/minItems",keyword:"minItems",params:{expected:"a list of 3 to 1000 items"}};e===null?
e=[o]:e.push(o),i++}if(r.length>1e3){let o={instancePath:s+"/points",schemaPath:"#/properties/points/maxItems",keyword:"maxItems",params:{expected:"a list of 3 \
to 1000 items"}};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:s+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type:"array"}};
e===null?e=[t]:e.push(t),i++}}if(n.name!==void 0){let r=n.name;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:Z.properties.name.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/name",schemaPath:"#/\
properties/name/minLength",keyword:"minLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>200){let t={instancePath:s+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[t]:e.push(t),i++}}}if(n.floorVisible!==
void 0){let r=n.floorVisible;if(typeof r!="boolean"&&r!==null){let t={instancePath:s+"/floorVisible",schemaPath:"#/properties/floorVisible/type",keyword:"type",
params:{type:Z.properties.floorVisible.type}};e===null?e=[t]:e.push(t),i++}}if(n.ceilingVisible!==void 0){let r=n.ceilingVisible;if(typeof r!="boolean"&&r!==null){
let t={instancePath:s+"/ceilingVisible",schemaPath:"#/properties/ceilingVisible/type",keyword:"type",params:{type:Z.properties.ceilingVisible.type}};e===null?e=
[t]:e.push(t),i++}}if(n.areaVisible!==void 0){let r=n.areaVisible;if(typeof r!="boolean"&&r!==null){let t={instancePath:s+"/areaVisible",schemaPath:"#/propertie\
s/areaVisible/type",keyword:"type",params:{type:Z.properties.areaVisible.type}};e===null?e=[t]:e.push(t),i++}}if(n.floorColor!==void 0){let r=n.floorColor;if(typeof r!=
"string"&&r!==null){let t={instancePath:s+"/floorColor",schemaPath:"#/properties/floorColor/type",keyword:"type",params:{type:Z.properties.floorColor.type}};e===
null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!O.test(r)){let t={instancePath:s+"/floorColor",schemaPath:"#/properties/floorColor/pattern",keyword:"pattern",params:{
expected:"#RRGGBB"}};e===null?e=[t]:e.push(t),i++}}if(n.ceilingColor!==void 0){let r=n.ceilingColor;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/cei\
lingColor",schemaPath:"#/properties/ceilingColor/type",keyword:"type",params:{type:Z.properties.ceilingColor.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="s\
tring"&&!O.test(r)){let t={instancePath:s+"/ceilingColor",schemaPath:"#/properties/ceilingColor/pattern",keyword:"pattern",params:{expected:"#RRGGBB"}};e===null?
e=[t]:e.push(t),i++}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"\
type",params:{type:Z.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/propertie\
s/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/hom\
e",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)
if(!(r==="points"||r==="name"||r==="floorVisible"||r==="ceilingVisible"||r==="areaVisible"||r==="floorColor"||r==="ceilingColor"||r==="home")){let t={instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["points","name","floorVisible","ceilingVisible","areaVi\
sible","floorColor","ceilingColor","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[r]:e.push(r),i++}return tt.errors=e,i===0}var js=it,ge={title:"CreateWallInput",description:"Create a wall.",type:"object",required:["xStart","yStar\
t","xEnd","yEnd"],properties:{xStart:{description:"X of the start.",type:"number",minimum:-1e6,maximum:1e6},yStart:{description:"Y of the start.",type:"number",
minimum:-1e6,maximum:1e6},xEnd:{description:"X of the end.",type:"number",minimum:-1e6,maximum:1e6},yEnd:{description:"Y of the end.",type:"number",minimum:-1e6,
maximum:1e6},thickness:{description:"Thickness.",type:["number","null"],minimum:.01,maximum:1e6,default:10},height:{description:"Default: that of the level, els\
e 250.",type:["number","null"],minimum:.01,maximum:1e6},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};
function it(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.xStart===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"xStart"}};e===null?e=[r]:e.push(r),i++}if(n.
yStart===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"yStart"}};e===null?e=[r]:e.push(r),i++}if(n.xEnd===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"xEnd"}};e===null?e=[r]:e.push(r),i++}if(n.yEnd===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"yEnd"}};e===null?e=[r]:e.push(r),i++}if(n.xStart!==void 0){let r=n.xStart;if(typeof r=="numb\
er"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/xStart",schemaPath:"#/properties/xStart/minimum",keyword:"minimum",params:{expected:"a number fro\
m -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/xStart",schemaPath:"#/properties/xStart/maximum",keyword:"maxi\
mum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/xStart",schemaPath:"#/properties/xStart/t\
ype",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.yStart!==void 0){let r=n.yStart;if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(
r)){let t={instancePath:s+"/yStart",schemaPath:"#/properties/yStart/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=
[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/yStart",schemaPath:"#/properties/yStart/maximum",keyword:"maximum",params:{expected:"a number from\
 -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/yStart",schemaPath:"#/properties/yStart/type",keyword:"type",params:{type:"nu\
mber"}};e===null?e=[t]:e.push(t),i++}}if(n.xEnd!==void 0){let r=n.xEnd;if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/xEnd",schemaPath:"\
#/properties/xEnd/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+
"/xEnd",schemaPath:"#/properties/xEnd/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:s+"/xEnd",schemaPath:"#/properties/xEnd/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.yEnd!==void 0){let r=n.yEnd;
if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/yEnd",schemaPath:"#/properties/yEnd/minimum",keyword:"minimum",params:{expected:"\
a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/yEnd",schemaPath:"#/properties/yEnd/maximum",keyword:"\
maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/yEnd",schemaPath:"#/properties/yEnd/t\
ype",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.thickness!==void 0){let r=n.thickness;if(!(typeof r=="number"&&isFinite(r))&&r!==
null){let t={instancePath:s+"/thickness",schemaPath:"#/properties/thickness/type",keyword:"type",params:{type:ge.properties.thickness.type}};e===null?e=[t]:e.push(
t),i++}if(typeof r=="number"&&isFinite(r)){if(r<.01||isNaN(r)){let t={instancePath:s+"/thickness",schemaPath:"#/properties/thickness/minimum",keyword:"minimum",
params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/thickness",schemaPath:"#/properties/\
thickness/maximum",keyword:"maximum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.height!==void 0){let r=n.height;if(!(typeof r==
"number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:ge.properties.height.type}};
e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<.01||isNaN(r)){let t={instancePath:s+"/height",schemaPath:"#/properties/height/minimum",keyword:"\
minimum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/height",schemaPath:"#/prope\
rties/height/maximum",keyword:"maximum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.home!==void 0){let r=n.home;if(typeof r!=
"string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:ge.properties.home.type}};e===null?e=[t]:e.push(
t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string o\
f 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{
expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="xStart"||r==="yStart"||r==="xEnd"||r==="yEnd"||r==="thickne\
ss"||r==="height"||r==="home")){let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["\
xStart","yStart","xEnd","yEnd","thickness","height","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),i++}return it.errors=e,i===0}var Os=st,we={title:"CreateWallsInput",description:"Create four walls.",type:"object",required:[
"x","y","width","height"],properties:{x:{description:"Left.",type:"number",minimum:-1e6,maximum:1e6},y:{description:"Top.",type:"number",minimum:-1e6,maximum:1e6},
width:{description:"To the right.",type:"number",minimum:.01,maximum:1e6},height:{description:"Downwards on the plan.",type:"number",minimum:.01,maximum:1e6},thickness:{
description:"Thickness.",type:["number","null"],minimum:.01,maximum:1e6,default:10},wallHeight:{description:"Default: that of the level, else 250.",type:["numbe\
r","null"],minimum:.01,maximum:1e6},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function st(n,{instancePath:s="",
parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.x===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[r]:e.push(r),i++}if(n.y===void 0){let r={instancePath:s,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"y"}};e===null?e=[r]:e.push(r),i++}if(n.width===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"width"}};e===null?e=[r]:e.push(r),i++}if(n.height===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"height"}};e===null?e=[r]:e.push(r),i++}if(n.x!==void 0){let r=n.x;if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+
"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){
let t={instancePath:s+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),
i++}}else{let t={instancePath:s+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.y!==void 0){let r=n.
y;if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{expected:"a \
number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/y",schemaPath:"#/properties/y/maximum",keyword:"maxi\
mum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/y",schemaPath:"#/properties/y/type",keyword:"\
type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.width!==void 0){let r=n.width;if(typeof r=="number"&&isFinite(r)){if(r<.01||isNaN(r)){let t={instancePath:s+
"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(
r)){let t={instancePath:s+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.
push(t),i++}}else{let t={instancePath:s+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.
height!==void 0){let r=n.height;if(typeof r=="number"&&isFinite(r)){if(r<.01||isNaN(r)){let t={instancePath:s+"/height",schemaPath:"#/properties/height/minimum",
keyword:"minimum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/height",schemaPath:"\
#/properties/height/maximum",keyword:"maximum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/hei\
ght",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}if(n.thickness!==void 0){let r=n.thickness;if(!(typeof r==
"number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/thickness",schemaPath:"#/properties/thickness/type",keyword:"type",params:{type:we.properties.thickness.
type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<.01||isNaN(r)){let t={instancePath:s+"/thickness",schemaPath:"#/properties/thicknes\
s/minimum",keyword:"minimum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/thickne\
ss",schemaPath:"#/properties/thickness/maximum",keyword:"maximum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.wallHeight!==
void 0){let r=n.wallHeight;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/wallHeight",schemaPath:"#/properties/wallHeight/type",keyword:"\
type",params:{type:we.properties.wallHeight.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<.01||isNaN(r)){let t={instancePath:s+"/\
wallHeight",schemaPath:"#/properties/wallHeight/minimum",keyword:"minimum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>
1e6||isNaN(r)){let t={instancePath:s+"/wallHeight",schemaPath:"#/properties/wallHeight/maximum",keyword:"maximum",params:{expected:"a number from 0.01 to 100000\
0"}};e===null?e=[t]:e.push(t),i++}}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/hom\
e/type",keyword:"type",params:{type:we.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"\
#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+
"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)
if(!(r==="x"||r==="y"||r==="width"||r==="height"||r==="thickness"||r==="wallHeight"||r==="home")){let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r,members:["x","y","width","height","thickness","wallHeight","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return st.errors=e,i===0}var Ms=nt;function nt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.walls===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"walls"}};e===null?e=[r]:e.push(r),i++}if(n.walls!==
void 0){let r=n.walls;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)Y(r[o],{instancePath:s+"/walls/"+o,parentData:r,parentDataProperty:o,rootData:y,dynamicAnchors:g})||
(e=e===null?Y.errors:e.concat(Y.errors),i=e.length);if(r.length<4){let o={instancePath:s+"/walls",schemaPath:"#/properties/walls/minItems",keyword:"minItems",params:{
expected:"a list of 4 items"}};e===null?e=[o]:e.push(o),i++}if(r.length>4){let o={instancePath:s+"/walls",schemaPath:"#/properties/walls/maxItems",keyword:"maxI\
tems",params:{expected:"a list of 4 items"}};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:s+"/walls",schemaPath:"#/properties/walls/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.
push(r),i++}return nt.errors=e,i===0}var Bs=ot,ii={title:"DeleteAnnotationInput",description:"Delete an annotation.",type:"object",required:["id"],properties:{id:{
description:"Id of the label or dimension line.",type:"string",minLength:1,maxLength:100},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},
additionalProperties:!1};function ot(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.
push(r),i++}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",
params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+
"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:ii.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){
let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.
push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 chara\
cters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="id"||r==="home")){let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:r,members:["id","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),i++}return ot.errors=e,i===0}var _s=pt,si={title:"DeleteFurnitureInput",description:"Delete furniture.",type:"object",required:[
"id"],properties:{id:{description:"Id of the piece.",type:"string",minLength:1,maxLength:100},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},
additionalProperties:!1};function pt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.
push(r),i++}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",
params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+
"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:si.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){
let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.
push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 chara\
cters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="id"||r==="home")){let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:r,members:["id","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),i++}return pt.errors=e,i===0}var zs=at,ni={title:"DeleteLevelInput",description:"Delete a level.",type:"object",required:[
"id"],properties:{id:{description:"Id of the level.",type:"string",minLength:1,maxLength:100},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},
additionalProperties:!1};function at(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.
push(r),i++}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",
params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+
"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:ni.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){
let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.
push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 chara\
cters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="id"||r==="home")){let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:r,members:["id","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),i++}return at.errors=e,i===0}var Vs=lt,oi={title:"DeleteLevelOutput",description:"What was deleted.",type:"object",required:[
"deleted","removed","checkpointId","selectedLevel"],properties:{deleted:{description:"Id of the level.",type:"array",items:{type:"string",minLength:1},minItems:1},
removed:{description:"How much went with it, the level included.",$ref:"#/$defs/Counts"},checkpointId:{description:"Id of the checkpoint that was taken before.",
type:"string",minLength:1},selectedLevel:{description:"Id of the level that is selected now.",type:["string","null"]}}};function lt(n,{instancePath:s="",parentData:x,
parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.deleted===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"deleted"}};e===null?e=[r]:e.push(r),i++}if(n.removed===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"removed"}};e===null?e=[r]:e.push(r),i++}if(n.checkpointId===void 0){let r={instancePath:s,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"checkpointId"}};e===null?e=[r]:e.push(r),i++}if(n.selectedLevel===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"selectedLevel"}};e===null?e=[r]:e.push(r),i++}if(n.deleted!==void 0){let r=n.deleted;if(Array.isArray(r)){
let t=r.length;for(let o=0;o<t;o++){let p=r[o];if(typeof p=="string"){if(f(p)<1){let l={instancePath:s+"/deleted/"+o,schemaPath:"#/properties/deleted/items/minL\
ength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/deleted/"+o,schemaPath:"\
#/properties/deleted/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(r.length<1){let o={instancePath:s+"/deleted",schemaPath:"\
#/properties/deleted/minItems",keyword:"minItems",params:{expected:"a list of at least 1 item"}};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:s+"/dele\
ted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(n.removed!==void 0){let r=n.removed;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.levels===void 0){let t={instancePath:s+"/removed",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"\
levels"}};e===null?e=[t]:e.push(t),i++}if(r.walls===void 0){let t={instancePath:s+"/removed",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"\
walls"}};e===null?e=[t]:e.push(t),i++}if(r.rooms===void 0){let t={instancePath:s+"/removed",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"\
rooms"}};e===null?e=[t]:e.push(t),i++}if(r.furniture===void 0){let t={instancePath:s+"/removed",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{
missingProperty:"furniture"}};e===null?e=[t]:e.push(t),i++}if(r.labels===void 0){let t={instancePath:s+"/removed",schemaPath:"#/$defs/Counts/required",keyword:"\
required",params:{missingProperty:"labels"}};e===null?e=[t]:e.push(t),i++}if(r.dimensionLines===void 0){let t={instancePath:s+"/removed",schemaPath:"#/$defs/Cou\
nts/required",keyword:"required",params:{missingProperty:"dimensionLines"}};e===null?e=[t]:e.push(t),i++}if(r.levels!==void 0){let t=r.levels;if(!(typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/removed/levels",schemaPath:"#/$defs/Counts/properties/levels/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/removed/levels",schemaPath:"#/$defs/Counts/\
properties/levels/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.walls!==void 0){let t=r.walls;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/removed/walls",schemaPath:"#/$defs/Counts/properties/walls/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/removed/walls",schemaPath:"#/$defs/Counts/p\
roperties/walls/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.rooms!==void 0){let t=r.rooms;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/removed/rooms",schemaPath:"#/$defs/Counts/properties/rooms/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/removed/rooms",schemaPath:"#/$defs/Counts/p\
roperties/rooms/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.furniture!==void 0){let t=r.furniture;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/removed/furniture",schemaPath:"#/$defs/Counts/properties/furniture/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/removed/furniture",schemaPath:"\
#/$defs/Counts/properties/furniture/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.labels!==void 0){
let t=r.labels;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/removed/labels",schemaPath:"#/$defs/Counts/properties/labels/ty\
pe",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/removed/la\
bels",schemaPath:"#/$defs/Counts/properties/labels/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.dimensionLines!==
void 0){let t=r.dimensionLines;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/removed/dimensionLines",schemaPath:"#/$defs/Cou\
nts/properties/dimensionLines/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={
instancePath:s+"/removed/dimensionLines",schemaPath:"#/$defs/Counts/properties/dimensionLines/minimum",keyword:"minimum",params:{expected:"an integer of at leas\
t 0"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/removed",schemaPath:"#/$defs/Counts/type",keyword:"type",params:{type:"object"}};e===null?e=[
t]:e.push(t),i++}}if(n.checkpointId!==void 0){let r=n.checkpointId;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/checkpointId",schemaPath:"#/propert\
ies/checkpointId/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"\
/checkpointId",schemaPath:"#/properties/checkpointId/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.selectedLevel!==void 0){let r=n.
selectedLevel;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/selectedLevel",schemaPath:"#/properties/selectedLevel/type",keyword:"type",params:{type:oi.
properties.selectedLevel.type}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=
[r]:e.push(r),i++}return lt.errors=e,i===0}var Rs=mt,pi={title:"DeleteRoomInput",description:"Delete a room.",type:"object",required:["id"],properties:{id:{description:"\
Id of the room.",type:"string",minLength:1,maxLength:100},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};
function mt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),i++}if(n.id!==void 0){
let r=n.id;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{expected:"a string o\
f 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{
expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/prop\
erties/home/type",keyword:"type",params:{type:pi.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/h\
ome",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){
let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.
push(t),i++}}}for(let r in n)if(!(r==="id"||r==="home")){let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,
members:["id","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),i++}return mt.errors=e,i===0}var Ws=ut,ai={title:"DeleteWallInput",description:"Delete a wall.",type:"object",required:["id"],properties:{id:{description:"Id\
 of the wall.",type:"string",minLength:1,maxLength:100},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};
function ut(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),i++}if(n.id!==void 0){
let r=n.id;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{expected:"a string o\
f 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{
expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/prop\
erties/home/type",keyword:"type",params:{type:ai.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/h\
ome",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){
let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.
push(t),i++}}}for(let r in n)if(!(r==="id"||r==="home")){let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,
members:["id","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),i++}return ut.errors=e,i===0}var Hs=ft,ae={title:"ExportPlanImageInput",description:"Export the plan as PNG.",type:"object",required:[],properties:{width:{description:"\
Pixels; the height follows.",type:["integer","null"],minimum:1,maximum:4096,default:1024},filePath:{description:"Relative path of a .png file.",type:["string","\
null"],minLength:1,maxLength:1e3},overwrite:{description:"Replace an existing file.",type:["boolean","null"],default:!1},home:{description:"The home.",type:["st\
ring","null"],minLength:1,maxLength:100}},additionalProperties:!1};function ft(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){
let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.width!==void 0){let r=n.width;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){
let t={instancePath:s+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:ae.properties.width.type}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)){if(r<1||isNaN(r)){let t={instancePath:s+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{expected:"an integer f\
rom 1 to 4096"}};e===null?e=[t]:e.push(t),i++}if(r>4096||isNaN(r)){let t={instancePath:s+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{
expected:"an integer from 1 to 4096"}};e===null?e=[t]:e.push(t),i++}}}if(n.filePath!==void 0){let r=n.filePath;if(typeof r!="string"&&r!==null){let t={instancePath:s+
"/filePath",schemaPath:"#/properties/filePath/type",keyword:"type",params:{type:ae.properties.filePath.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){
if(f(r)<1){let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};
e===null?e=[t]:e.push(t),i++}if(f(r)>1e3){let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[t]:e.push(t),i++}}}if(n.overwrite!==void 0){let r=n.overwrite;if(typeof r!="boolean"&&r!==null){let t={instancePath:s+
"/overwrite",schemaPath:"#/properties/overwrite/type",keyword:"type",params:{type:ae.properties.overwrite.type}};e===null?e=[t]:e.push(t),i++}}if(n.home!==void 0){
let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:ae.properties.home.type}};
e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{
expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"\
maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="width"||r==="filePath"||r==="overwrite"||
r==="home")){let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["width","filePath","\
overwrite","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),
i++}return ft.errors=e,i===0}var Gs=dt,li={title:"ExportPlanImageOutput",description:"The picture; without a file it is an image block.",type:"object",required:[
"mimeType","width","height","filePath","sizeBytes"],properties:{mimeType:{description:"Always image/png.",type:"string",const:"image/png"},width:{description:"W\
idth in pixels.",type:"integer",minimum:1},height:{description:"Height in pixels.",type:"integer",minimum:1},filePath:{description:"File, relative to the folder\
 of files; null when it came in the answer.",type:["string","null"]},sizeBytes:{description:"Size in bytes.",type:"integer",minimum:1}}};function dt(n,{instancePath:s="",
parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.mimeType===void 0){let r={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mimeType"}};e===null?e=[r]:e.push(r),i++}if(n.width===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[r]:e.push(r),i++}if(n.height===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[r]:e.push(r),i++}if(n.filePath===void 0){let r={instancePath:s,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"filePath"}};e===null?e=[r]:e.push(r),i++}if(n.sizeBytes===void 0){let r={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"sizeBytes"}};e===null?e=[r]:e.push(r),i++}if(n.mimeType!==void 0){let r=n.mimeType;if(typeof r!="string"){let t={instancePath:s+
"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}if(r!=="image/png"){let t={instancePath:s+
"/mimeType",schemaPath:"#/properties/mimeType/const",keyword:"const",params:{allowedValue:"image/png"}};e===null?e=[t]:e.push(t),i++}}if(n.width!==void 0){let r=n.
width;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:s+"/width",schemaPath:"#/properties/width/minim\
um",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}if(n.height!==void 0){let r=n.height;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.
push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:s+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{
expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}if(n.filePath!==void 0){let r=n.filePath;if(typeof r!="string"&&r!==null){let t={instancePath:s+
"/filePath",schemaPath:"#/properties/filePath/type",keyword:"type",params:{type:li.properties.filePath.type}};e===null?e=[t]:e.push(t),i++}}if(n.sizeBytes!==void 0){
let r=n.sizeBytes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:s+"/sizeBytes",schemaPath:"\
#/properties/sizeBytes/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return dt.errors=e,i===0}var Ys=ht,Pe={title:"ExportSvgInput",description:"Export th\
e plan as SVG.",type:"object",required:[],properties:{filePath:{description:"Relative path of an .svg file.",type:["string","null"],minLength:1,maxLength:1e3},overwrite:{
description:"Replace an existing file.",type:["boolean","null"],default:!1},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};
function ht(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.filePath!==void 0){let r=n.filePath;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/type",keyword:"\
type",params:{type:Pe.properties.filePath.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/filePath",schemaPath:"#/\
properties/filePath/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>1e3){let t={instancePath:s+
"/filePath",schemaPath:"#/properties/filePath/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[t]:e.push(t),i++}}}
if(n.overwrite!==void 0){let r=n.overwrite;if(typeof r!="boolean"&&r!==null){let t={instancePath:s+"/overwrite",schemaPath:"#/properties/overwrite/type",keyword:"\
type",params:{type:Pe.properties.overwrite.type}};e===null?e=[t]:e.push(t),i++}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+
"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:Pe.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){
let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.
push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 chara\
cters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="filePath"||r==="overwrite"||r==="home")){let t={instancePath:s,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:r,members:["filePath","overwrite","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ht.errors=e,i===0}var Xs=ct,Te={title:"ExportSvgOutput",description:"\
The drawing.",type:"object",required:["svg","filePath","sizeBytes","width","height"],properties:{svg:{description:"The drawing; null when it went to a file.",type:[
"string","null"]},filePath:{description:"File, relative to the folder of files; null when it came in the answer.",type:["string","null"]},sizeBytes:{description:"\
Size in bytes.",type:"integer",minimum:1},width:{description:"Width in px.",type:"number",exclusiveMinimum:0},height:{description:"Height in px.",type:"number",
exclusiveMinimum:0}}};function ct(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="o\
bject"&&!Array.isArray(n)){if(n.svg===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"svg"}};e===null?e=[r]:e.
push(r),i++}if(n.filePath===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filePath"}};e===null?e=[r]:e.push(
r),i++}if(n.sizeBytes===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sizeBytes"}};e===null?e=[r]:e.push(r),
i++}if(n.width===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"}};e===null?e=[r]:e.push(r),i++}if(n.height===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[r]:e.push(r),i++}if(n.svg!==void 0){let r=n.
svg;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/svg",schemaPath:"#/properties/svg/type",keyword:"type",params:{type:Te.properties.svg.type}};e===null?
e=[t]:e.push(t),i++}}if(n.filePath!==void 0){let r=n.filePath;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePa\
th/type",keyword:"type",params:{type:Te.properties.filePath.type}};e===null?e=[t]:e.push(t),i++}}if(n.sizeBytes!==void 0){let r=n.sizeBytes;if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"type",params:{type:"integer"}};e===null?
e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:s+"/sizeBytes",schemaPath:"#/properties/sizeBytes/minimum",keyword:"\
minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}if(n.width!==void 0){let r=n.width;if(typeof r=="number"&&isFinite(r)){if(r<=
0||isNaN(r)){let t={instancePath:s+"/width",schemaPath:"#/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than \
0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:
e.push(t),i++}}if(n.height!==void 0){let r=n.height;if(typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){let t={instancePath:s+"/height",schemaPath:"#/propert\
ies/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/\
height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return ct.errors=e,i===0}var Us=yt,xe={title:"ExportToObjInput",description:"Export as OB\
J.",type:"object",required:[],properties:{filePath:{description:"Relative path of a .zip file.",type:["string","null"],minLength:1,maxLength:1e3},overwrite:{description:"\
Replace an existing file.",type:["boolean","null"],default:!1},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};
function yt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.filePath!==void 0){let r=n.filePath;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/type",keyword:"\
type",params:{type:xe.properties.filePath.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/filePath",schemaPath:"#/\
properties/filePath/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>1e3){let t={instancePath:s+
"/filePath",schemaPath:"#/properties/filePath/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[t]:e.push(t),i++}}}
if(n.overwrite!==void 0){let r=n.overwrite;if(typeof r!="boolean"&&r!==null){let t={instancePath:s+"/overwrite",schemaPath:"#/properties/overwrite/type",keyword:"\
type",params:{type:xe.properties.overwrite.type}};e===null?e=[t]:e.push(t),i++}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+
"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:xe.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){
let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.
push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 chara\
cters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="filePath"||r==="overwrite"||r==="home")){let t={instancePath:s,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:r,members:["filePath","overwrite","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return yt.errors=e,i===0}var Ks=gt,mi={title:"ExportToObjOutput",description:"\
The archive; without a file it is an embedded resource.",type:"object",required:["filePath","sizeBytes","files"],properties:{filePath:{description:"File, relati\
ve to the folder of files; null when it came in the answer.",type:["string","null"]},sizeBytes:{description:"Size in bytes.",type:"integer",minimum:1},files:{description:"\
Names of the files in it.",type:"array",items:{type:"string",minLength:1},minItems:1}}};function gt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,
dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.filePath===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"filePath"}};e===null?e=[r]:e.push(r),i++}if(n.sizeBytes===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"sizeBytes"}};e===null?e=[r]:e.push(r),i++}if(n.files===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"files"}};e===null?e=[r]:e.push(r),i++}if(n.filePath!==void 0){let r=n.filePath;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/filePat\
h",schemaPath:"#/properties/filePath/type",keyword:"type",params:{type:mi.properties.filePath.type}};e===null?e=[t]:e.push(t),i++}}if(n.sizeBytes!==void 0){let r=n.
sizeBytes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"type",params:{
type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:s+"/sizeBytes",schemaPath:"#/properties/s\
izeBytes/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===null?e=[t]:e.push(t),i++}}if(n.files!==void 0){let r=n.files;if(Array.isArray(
r)){let t=r.length;for(let o=0;o<t;o++){let p=r[o];if(typeof p=="string"){if(f(p)<1){let l={instancePath:s+"/files/"+o,schemaPath:"#/properties/files/items/minL\
ength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/files/"+o,schemaPath:"\
#/properties/files/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(r.length<1){let o={instancePath:s+"/files",schemaPath:"#/\
properties/files/minItems",keyword:"minItems",params:{expected:"a list of at least 1 item"}};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:s+"/files",schemaPath:"\
#/properties/files/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),i++}return gt.errors=e,i===0}var Qs=wt,H={title:"GenerateShapeInput",description:"Make a shape.",type:"object",required:[
"mode"],properties:{mode:{description:"Mode.",$ref:"#/$defs/ShapeMode"},polygon:{description:"extrude: [x, y] corners.",type:["array","null"],items:{type:"array",
items:{type:"number",minimum:-1e6,maximum:1e6},minItems:2,maxItems:2},minItems:3,maxItems:1e3},height:{description:"extrude.",type:["number","null"],minimum:.01,
maximum:1e6},vertices:{description:"mesh: [x, y, z].",type:["array","null"],items:{type:"array",items:{type:"number",minimum:-1e6,maximum:1e6},minItems:3,maxItems:3},
minItems:3,maxItems:1e4},triangles:{description:"mesh: three indices of vertices each.",type:["array","null"],items:{type:"array",items:{type:"integer",minimum:0},
minItems:3,maxItems:3},minItems:1,maxItems:2e4},name:{description:"Name.",type:["string","null"],minLength:1,maxLength:200},elevation:{description:"Elevation.",
type:["number","null"],minimum:-1e6,maximum:1e6},color:{description:"Colour.",type:["string","null"],pattern:"^#[0-9A-Fa-f]{6}$","x-expected":"#RRGGBB"},transparency:{
description:"0 is solid.",type:["number","null"],minimum:0,maximum:1,default:0},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},
additionalProperties:!1,"x-exactlyOne":["polygon","vertices"],"x-together":["vertices","triangles"]};function wt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.mode===void 0){let h={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mode"}};e===null?e=[h]:e.push(h),i++}if(n.mode!==
void 0){let h=n.mode;if(typeof h!="string"){let b={instancePath:s+"/mode",schemaPath:"#/$defs/ShapeMode/type",keyword:"type",params:{type:"string"}};e===null?e=
[b]:e.push(b),i++}if(!(h==="extrude"||h==="mesh")){let b={instancePath:s+"/mode",schemaPath:"#/$defs/ShapeMode/enum",keyword:"enum",params:{allowedValues:Tr.enum}};
e===null?e=[b]:e.push(b),i++}}if(n.polygon!==void 0){let h=n.polygon;if(!Array.isArray(h)&&h!==null){let b={instancePath:s+"/polygon",schemaPath:"#/properties/p\
olygon/type",keyword:"type",params:{type:H.properties.polygon.type}};e===null?e=[b]:e.push(b),i++}if(Array.isArray(h)){let b=h.length;for(let v=0;v<b;v++){let D=h[v];
if(Array.isArray(D)){let B=D.length;for(let A=0;A<B;A++){let I=D[A];if(typeof I=="number"&&isFinite(I)){if(I<-1e6||isNaN(I)){let $={instancePath:s+"/polygon/"+v+
"/"+A,schemaPath:"#/properties/polygon/items/items/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[$]:e.push($),i++}
if(I>1e6||isNaN(I)){let $={instancePath:s+"/polygon/"+v+"/"+A,schemaPath:"#/properties/polygon/items/items/maximum",keyword:"maximum",params:{expected:"a number\
 from -1000000 to 1000000"}};e===null?e=[$]:e.push($),i++}}else{let $={instancePath:s+"/polygon/"+v+"/"+A,schemaPath:"#/properties/polygon/items/items/type",keyword:"\
type",params:{type:"number"}};e===null?e=[$]:e.push($),i++}}if(D.length<2){let A={instancePath:s+"/polygon/"+v,schemaPath:"#/properties/polygon/items/minItems",
keyword:"minItems",params:{expected:"a list of 2 items"}};e===null?e=[A]:e.push(A),i++}if(D.length>2){let A={instancePath:s+"/polygon/"+v,schemaPath:"#/properti\
es/polygon/items/maxItems",keyword:"maxItems",params:{expected:"a list of 2 items"}};e===null?e=[A]:e.push(A),i++}}else{let B={instancePath:s+"/polygon/"+v,schemaPath:"\
#/properties/polygon/items/type",keyword:"type",params:{type:"array"}};e===null?e=[B]:e.push(B),i++}}if(h.length<3){let v={instancePath:s+"/polygon",schemaPath:"\
#/properties/polygon/minItems",keyword:"minItems",params:{expected:"a list of 3 to 1000 items"}};e===null?e=[v]:e.push(v),i++}if(h.length>1e3){let v={instancePath:s+
"/polygon",schemaPath:"#/properties/polygon/maxItems",keyword:"maxItems",params:{expected:"a list of 3 to 1000 items"}};e===null?e=[v]:e.push(v),i++}}}if(n.height!==
void 0){let h=n.height;if(!(typeof h=="number"&&isFinite(h))&&h!==null){let b={instancePath:s+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{
type:H.properties.height.type}};e===null?e=[b]:e.push(b),i++}if(typeof h=="number"&&isFinite(h)){if(h<.01||isNaN(h)){let b={instancePath:s+"/height",schemaPath:"\
#/properties/height/minimum",keyword:"minimum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[b]:e.push(b),i++}if(h>1e6||isNaN(h)){let b={instancePath:s+
"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[b]:e.push(b),i++}}}if(n.vertices!==
void 0){let h=n.vertices;if(!Array.isArray(h)&&h!==null){let b={instancePath:s+"/vertices",schemaPath:"#/properties/vertices/type",keyword:"type",params:{type:H.
properties.vertices.type}};e===null?e=[b]:e.push(b),i++}if(Array.isArray(h)){let b=h.length;for(let v=0;v<b;v++){let D=h[v];if(Array.isArray(D)){let B=D.length;
for(let A=0;A<B;A++){let I=D[A];if(typeof I=="number"&&isFinite(I)){if(I<-1e6||isNaN(I)){let $={instancePath:s+"/vertices/"+v+"/"+A,schemaPath:"#/properties/ver\
tices/items/items/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[$]:e.push($),i++}if(I>1e6||isNaN(I)){let $={instancePath:s+
"/vertices/"+v+"/"+A,schemaPath:"#/properties/vertices/items/items/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=
[$]:e.push($),i++}}else{let $={instancePath:s+"/vertices/"+v+"/"+A,schemaPath:"#/properties/vertices/items/items/type",keyword:"type",params:{type:"number"}};e===
null?e=[$]:e.push($),i++}}if(D.length<3){let A={instancePath:s+"/vertices/"+v,schemaPath:"#/properties/vertices/items/minItems",keyword:"minItems",params:{expected:"\
a list of 3 items"}};e===null?e=[A]:e.push(A),i++}if(D.length>3){let A={instancePath:s+"/vertices/"+v,schemaPath:"#/properties/vertices/items/maxItems",keyword:"\
maxItems",params:{expected:"a list of 3 items"}};e===null?e=[A]:e.push(A),i++}}else{let B={instancePath:s+"/vertices/"+v,schemaPath:"#/properties/vertices/items\
/type",keyword:"type",params:{type:"array"}};e===null?e=[B]:e.push(B),i++}}if(h.length<3){let v={instancePath:s+"/vertices",schemaPath:"#/properties/vertices/mi\
nItems",keyword:"minItems",params:{expected:"a list of 3 to 10000 items"}};e===null?e=[v]:e.push(v),i++}if(h.length>1e4){let v={instancePath:s+"/vertices",schemaPath:"\
#/properties/vertices/maxItems",keyword:"maxItems",params:{expected:"a list of 3 to 10000 items"}};e===null?e=[v]:e.push(v),i++}}}if(n.triangles!==void 0){let h=n.
triangles;if(!Array.isArray(h)&&h!==null){let b={instancePath:s+"/triangles",schemaPath:"#/properties/triangles/type",keyword:"type",params:{type:H.properties.triangles.
type}};e===null?e=[b]:e.push(b),i++}if(Array.isArray(h)){let b=h.length;for(let v=0;v<b;v++){let D=h[v];if(Array.isArray(D)){let B=D.length;for(let A=0;A<B;A++){
let I=D[A];if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I))){let $={instancePath:s+"/triangles/"+v+"/"+A,schemaPath:"#/properties/triangles/items/items/\
type",keyword:"type",params:{type:"integer"}};e===null?e=[$]:e.push($),i++}if(typeof I=="number"&&isFinite(I)&&(I<0||isNaN(I))){let $={instancePath:s+"/triangle\
s/"+v+"/"+A,schemaPath:"#/properties/triangles/items/items/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[$]:e.push($),i++}}
if(D.length<3){let A={instancePath:s+"/triangles/"+v,schemaPath:"#/properties/triangles/items/minItems",keyword:"minItems",params:{expected:"a list of 3 items"}};
e===null?e=[A]:e.push(A),i++}if(D.length>3){let A={instancePath:s+"/triangles/"+v,schemaPath:"#/properties/triangles/items/maxItems",keyword:"maxItems",params:{
expected:"a list of 3 items"}};e===null?e=[A]:e.push(A),i++}}else{let B={instancePath:s+"/triangles/"+v,schemaPath:"#/properties/triangles/items/type",keyword:"\
type",params:{type:"array"}};e===null?e=[B]:e.push(B),i++}}if(h.length<1){let v={instancePath:s+"/triangles",schemaPath:"#/properties/triangles/minItems",keyword:"\
minItems",params:{expected:"a list of 1 to 20000 items"}};e===null?e=[v]:e.push(v),i++}if(h.length>2e4){let v={instancePath:s+"/triangles",schemaPath:"#/propert\
ies/triangles/maxItems",keyword:"maxItems",params:{expected:"a list of 1 to 20000 items"}};e===null?e=[v]:e.push(v),i++}}}if(n.name!==void 0){let h=n.name;if(typeof h!=
"string"&&h!==null){let b={instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:H.properties.name.type}};e===null?e=[b]:e.push(
b),i++}if(typeof h=="string"){if(f(h)<1){let b={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{expected:"a string o\
f 1 to 200 characters"}};e===null?e=[b]:e.push(b),i++}if(f(h)>200){let b={instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
expected:"a string of 1 to 200 characters"}};e===null?e=[b]:e.push(b),i++}}}if(n.elevation!==void 0){let h=n.elevation;if(!(typeof h=="number"&&isFinite(h))&&h!==
null){let b={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/type",keyword:"type",params:{type:H.properties.elevation.type}};e===null?e=[b]:e.push(
b),i++}if(typeof h=="number"&&isFinite(h)){if(h<-1e6||isNaN(h)){let b={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/minimum",keyword:"minimum",
params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[b]:e.push(b),i++}if(h>1e6||isNaN(h)){let b={instancePath:s+"/elevation",schemaPath:"#/propert\
ies/elevation/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[b]:e.push(b),i++}}}if(n.color!==void 0){let h=n.color;
if(typeof h!="string"&&h!==null){let b={instancePath:s+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type:H.properties.color.type}};e===null?
e=[b]:e.push(b),i++}if(typeof h=="string"&&!O.test(h)){let b={instancePath:s+"/color",schemaPath:"#/properties/color/pattern",keyword:"pattern",params:{expected:"\
#RRGGBB"}};e===null?e=[b]:e.push(b),i++}}if(n.transparency!==void 0){let h=n.transparency;if(!(typeof h=="number"&&isFinite(h))&&h!==null){let b={instancePath:s+
"/transparency",schemaPath:"#/properties/transparency/type",keyword:"type",params:{type:H.properties.transparency.type}};e===null?e=[b]:e.push(b),i++}if(typeof h==
"number"&&isFinite(h)){if(h<0||isNaN(h)){let b={instancePath:s+"/transparency",schemaPath:"#/properties/transparency/minimum",keyword:"minimum",params:{expected:"\
a number from 0 to 1"}};e===null?e=[b]:e.push(b),i++}if(h>1||isNaN(h)){let b={instancePath:s+"/transparency",schemaPath:"#/properties/transparency/maximum",keyword:"\
maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[b]:e.push(b),i++}}}if(n.home!==void 0){let h=n.home;if(typeof h!="string"&&h!==null){let b={instancePath:s+
"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:H.properties.home.type}};e===null?e=[b]:e.push(b),i++}if(typeof h=="string"){if(f(h)<1){
let b={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[b]:e.
push(b),i++}if(f(h)>100){let b={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 chara\
cters"}};e===null?e=[b]:e.push(b),i++}}}let L=i,S=i,d=!1,c=null,C=i;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.polygon===void 0){let h={instancePath:s,schemaPath:"\
#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"polygon"}};e===null?e=[h]:e.push(h),i++}if(n.polygon!==void 0){let h=i,b=i;if(n.polygon!==
null){let v={};e===null?e=[v]:e.push(v),i++}var r=b===i;if(r){let v={instancePath:s+"/polygon",schemaPath:"#/x-exactlyOne/oneOf/0/properties/polygon/not",keyword:"\
not",params:{}};e===null?e=[v]:e.push(v),i++}else i=h,e!==null&&(h?e.length=h:e=null)}}else{let h={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"\
type",params:{type:"object"}};e===null?e=[h]:e.push(h),i++}var o=C===i;o&&(d=!0,c=0);let w=i;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.vertices===void 0){
let h={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{missingProperty:"vertices"}};e===null?e=[h]:e.push(h),i++}if(n.vertices!==
void 0){let h=i,b=i;if(n.vertices!==null){let v={};e===null?e=[v]:e.push(v),i++}var t=b===i;if(t){let v={instancePath:s+"/vertices",schemaPath:"#/x-exactlyOne/o\
neOf/1/properties/vertices/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),i++}else i=h,e!==null&&(h?e.length=h:e=null)}}else{let h={instancePath:s,schemaPath:"\
#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),i++}var o=w===i;if(o&&d?(d=!1,c=[c,1]):o&&(d=!0,c=1),d)i=S,e!==null&&
(S?e.length=S:e=null);else{let h={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf",keyword:"oneOf",params:{passingSchemas:c}};e===null?e=[h]:e.push(h),i++}var p=L===
i;if(!p){let h={instancePath:s,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{members:["polygon","vertices"]}};e===null?e=[h]:e.push(h),i++}let k=i,
N=i,z=!1,q=i;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.vertices===void 0){let h={instancePath:s,schemaPath:"#/x-together/anyOf/0/required",keyword:"requ\
ired",params:{missingProperty:"vertices"}};e===null?e=[h]:e.push(h),i++}if(n.triangles===void 0){let h={instancePath:s,schemaPath:"#/x-together/anyOf/0/required",
keyword:"required",params:{missingProperty:"triangles"}};e===null?e=[h]:e.push(h),i++}if(n.vertices!==void 0){let h=i,b=i;if(n.vertices!==null){let v={};e===null?
e=[v]:e.push(v),i++}var l=b===i;if(l){let v={instancePath:s+"/vertices",schemaPath:"#/x-together/anyOf/0/properties/vertices/not",keyword:"not",params:{}};e===null?
e=[v]:e.push(v),i++}else i=h,e!==null&&(h?e.length=h:e=null)}if(n.triangles!==void 0){let h=i,b=i;if(n.triangles!==null){let v={};e===null?e=[v]:e.push(v),i++}var m=b===
i;if(m){let v={instancePath:s+"/triangles",schemaPath:"#/x-together/anyOf/0/properties/triangles/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),i++}else
i=h,e!==null&&(h?e.length=h:e=null)}}else{let h={instancePath:s,schemaPath:"#/x-together/anyOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(
h),i++}var a=q===i;if(z=z||a,!z){let h=i;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.vertices!==void 0&&n.vertices!==null){let v={instancePath:s+"/vertice\
s",schemaPath:"#/x-together/anyOf/1/properties/vertices/type",keyword:"type",params:{type:"null"}};e===null?e=[v]:e.push(v),i++}if(n.triangles!==void 0&&n.triangles!==
null){let v={instancePath:s+"/triangles",schemaPath:"#/x-together/anyOf/1/properties/triangles/type",keyword:"type",params:{type:"null"}};e===null?e=[v]:e.push(
v),i++}}else{let v={instancePath:s,schemaPath:"#/x-together/anyOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),i++}var a=h===i;z=z||a}
if(z)i=N,e!==null&&(N?e.length=N:e=null);else{let h={instancePath:s,schemaPath:"#/x-together/anyOf",keyword:"anyOf",params:{}};e===null?e=[h]:e.push(h),i++}var u=k===
i;if(!u){let h={instancePath:s,schemaPath:"#/x-together",keyword:"x-together",params:{members:["vertices","triangles"]}};e===null?e=[h]:e.push(h),i++}for(let h in n)
if(!J.call(H.properties,h)){let b={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h,members:["mode",
"polygon","height","vertices","triangles","name","elevation","color","transparency","home"]}};e===null?e=[b]:e.push(b),i++}}else{let L={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[L]:e.push(L),i++}return wt.errors=e,i===0}var Js=Pt,ui={title:"GetCamerasInput",description:"List cam\
eras.",type:"object",required:[],properties:{home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function Pt(n,{
instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.home!==
void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:ui.properties.
home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLe\
ngth",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home\
/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(r!=="home"){let t={instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Pt.errors=e,i===0}var Zs=xt;function xt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.camera===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"camera"}};e===null?e=[r]:e.push(r),i++}if(n.
storedCameras===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"storedCameras"}};e===null?e=[r]:e.push(r),i++}
if(n.camera!==void 0&&(Q(n.camera,{instancePath:s+"/camera",parentData:n,parentDataProperty:"camera",rootData:y,dynamicAnchors:g})||(e=e===null?Q.errors:e.concat(
Q.errors),i=e.length)),n.storedCameras!==void 0){let r=n.storedCameras;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let p=r[o];if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.id===void 0){let l={instancePath:s+"/storedCameras/"+o,schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[l]:e.push(l),i++}if(p.name===void 0){let l={instancePath:s+"/storedCameras/"+o,schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[l]:e.push(l),i++}if(p.x===void 0){let l={instancePath:s+"/storedCameras/"+o,schemaPath:"#/$defs/StoredCamera/required",keyword:"\
required",params:{missingProperty:"x"}};e===null?e=[l]:e.push(l),i++}if(p.y===void 0){let l={instancePath:s+"/storedCameras/"+o,schemaPath:"#/$defs/StoredCamera\
/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[l]:e.push(l),i++}if(p.z===void 0){let l={instancePath:s+"/storedCameras/"+o,schemaPath:"\
#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"z"}};e===null?e=[l]:e.push(l),i++}if(p.yaw===void 0){let l={instancePath:s+"/storedCa\
meras/"+o,schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"yaw"}};e===null?e=[l]:e.push(l),i++}if(p.pitch===void 0){let l={
instancePath:s+"/storedCameras/"+o,schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"pitch"}};e===null?e=[l]:e.push(l),i++}
if(p.fov===void 0){let l={instancePath:s+"/storedCameras/"+o,schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"fov"}};e===null?
e=[l]:e.push(l),i++}if(p.id!==void 0){let l=p.id;if(typeof l=="string"){if(f(l)<1){let m={instancePath:s+"/storedCameras/"+o+"/id",schemaPath:"#/$defs/StoredCam\
era/properties/id/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+
"/storedCameras/"+o+"/id",schemaPath:"#/$defs/StoredCamera/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}}if(p.name!==
void 0){let l=p.name;if(typeof l=="string"){if(f(l)<1){let m={instancePath:s+"/storedCameras/"+o+"/name",schemaPath:"#/$defs/StoredCamera/properties/name/minLen\
gth",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/storedCameras/"+o+"/na\
me",schemaPath:"#/$defs/StoredCamera/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}}if(p.x!==void 0){let l=p.x;if(!(typeof l==
"number"&&isFinite(l))){let m={instancePath:s+"/storedCameras/"+o+"/x",schemaPath:"#/$defs/StoredCamera/properties/x/type",keyword:"type",params:{type:"number"}};
e===null?e=[m]:e.push(m),i++}}if(p.y!==void 0){let l=p.y;if(!(typeof l=="number"&&isFinite(l))){let m={instancePath:s+"/storedCameras/"+o+"/y",schemaPath:"#/$de\
fs/StoredCamera/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}if(p.z!==void 0){let l=p.z;if(!(typeof l=="number"&&isFinite(
l))){let m={instancePath:s+"/storedCameras/"+o+"/z",schemaPath:"#/$defs/StoredCamera/properties/z/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.
push(m),i++}}if(p.yaw!==void 0){let l=p.yaw;if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){let m={instancePath:s+"/storedCameras/"+o+"/yaw",schemaPath:"#\
/$defs/StoredCamera/properties/yaw/minimum",keyword:"minimum",params:{expected:"a number from 0 to 360"}};e===null?e=[m]:e.push(m),i++}if(l>360||isNaN(l)){let m={
instancePath:s+"/storedCameras/"+o+"/yaw",schemaPath:"#/$defs/StoredCamera/properties/yaw/maximum",keyword:"maximum",params:{expected:"a number from 0 to 360"}};
e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/storedCameras/"+o+"/yaw",schemaPath:"#/$defs/StoredCamera/properties/yaw/type",keyword:"type",params:{
type:"number"}};e===null?e=[m]:e.push(m),i++}}if(p.pitch!==void 0){let l=p.pitch;if(!(typeof l=="number"&&isFinite(l))){let m={instancePath:s+"/storedCameras/"+
o+"/pitch",schemaPath:"#/$defs/StoredCamera/properties/pitch/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}if(p.fov!==void 0){let l=p.
fov;if(typeof l=="number"&&isFinite(l)){if(l<=0||isNaN(l)){let m={instancePath:s+"/storedCameras/"+o+"/fov",schemaPath:"#/$defs/StoredCamera/properties/fov/excl\
usiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/storedCameras/"+
o+"/fov",schemaPath:"#/$defs/StoredCamera/properties/fov/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}}else{let l={instancePath:s+
"/storedCameras/"+o,schemaPath:"#/$defs/StoredCamera/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),i++}}}else{let t={instancePath:s+"/st\
oredCameras",schemaPath:"#/properties/storedCameras/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return xt.errors=e,i===0}var en=kt,fi={title:"GetStateInput",description:"Look at th\
e home.",type:"object",required:[],properties:{home:{description:"An id of homes; without it, the last active one. Every tool takes it.",type:["string","null"],
minLength:1,maxLength:100}},additionalProperties:!1};function kt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,
i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/p\
roperties/home/type",keyword:"type",params:{type:fi.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+
"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){
let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.
push(t),i++}}}for(let r in n)if(r!=="home"){let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,
members:["home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),
i++}return kt.errors=e,i===0}var rn=bt,di={title:"ListCategoriesInput",description:"List categories.",type:"object",required:[],properties:{home:{description:"T\
he home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function bt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,
dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+
"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:di.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){
let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.
push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 chara\
cters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(r!=="home"){let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r,members:["home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[r]:e.push(r),i++}return bt.errors=e,i===0}var tn=vt;function vt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.categories===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"categories"}};e===null?e=[r]:e.push(r),i++}
if(n.textureCategories===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"textureCategories"}};e===null?e=[r]:e.
push(r),i++}if(n.categories!==void 0){let r=n.categories;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let p=r[o];if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.name===void 0){let l={instancePath:s+"/categories/"+o,schemaPath:"#/$defs/Category/required",keyword:"required",params:{missingProperty:"name"}};e===null?
e=[l]:e.push(l),i++}if(p.count===void 0){let l={instancePath:s+"/categories/"+o,schemaPath:"#/$defs/Category/required",keyword:"required",params:{missingProperty:"\
count"}};e===null?e=[l]:e.push(l),i++}if(p.name!==void 0){let l=p.name;if(typeof l=="string"){if(f(l)<1){let m={instancePath:s+"/categories/"+o+"/name",schemaPath:"\
#/$defs/Category/properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[m]:e.push(m),i++}}else{let m={
instancePath:s+"/categories/"+o+"/name",schemaPath:"#/$defs/Category/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}}
if(p.count!==void 0){let l=p.count;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let m={instancePath:s+"/categories/"+o+"/count",schemaPath:"#/$defs\
/Category/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),i++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){let m={
instancePath:s+"/categories/"+o+"/count",schemaPath:"#/$defs/Category/properties/count/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};
e===null?e=[m]:e.push(m),i++}}}else{let l={instancePath:s+"/categories/"+o,schemaPath:"#/$defs/Category/type",keyword:"type",params:{type:"object"}};e===null?e=
[l]:e.push(l),i++}}}else{let t={instancePath:s+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(
t),i++}}if(n.textureCategories!==void 0){let r=n.textureCategories;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let p=r[o];if(p&&typeof p=="object"&&
!Array.isArray(p)){if(p.name===void 0){let l={instancePath:s+"/textureCategories/"+o,schemaPath:"#/$defs/Category/required",keyword:"required",params:{missingProperty:"\
name"}};e===null?e=[l]:e.push(l),i++}if(p.count===void 0){let l={instancePath:s+"/textureCategories/"+o,schemaPath:"#/$defs/Category/required",keyword:"required",
params:{missingProperty:"count"}};e===null?e=[l]:e.push(l),i++}if(p.name!==void 0){let l=p.name;if(typeof l=="string"){if(f(l)<1){let m={instancePath:s+"/textur\
eCategories/"+o+"/name",schemaPath:"#/$defs/Category/properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?
e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/textureCategories/"+o+"/name",schemaPath:"#/$defs/Category/properties/name/type",keyword:"type",params:{type:"\
string"}};e===null?e=[m]:e.push(m),i++}}if(p.count!==void 0){let l=p.count;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let m={instancePath:s+"/tex\
tureCategories/"+o+"/count",schemaPath:"#/$defs/Category/properties/count/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),i++}if(typeof l==
"number"&&isFinite(l)&&(l<0||isNaN(l))){let m={instancePath:s+"/textureCategories/"+o+"/count",schemaPath:"#/$defs/Category/properties/count/minimum",keyword:"m\
inimum",params:{expected:"an integer of at least 0"}};e===null?e=[m]:e.push(m),i++}}}else{let l={instancePath:s+"/textureCategories/"+o,schemaPath:"#/$defs/Cate\
gory/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),i++}}}else{let t={instancePath:s+"/textureCategories",schemaPath:"#/properties/textur\
eCategories/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),i++}return vt.errors=e,i===0}var sn=qt,hi={title:"ListCheckpointsInput",description:"List checkpoints.",type:"object",required:[],
properties:{home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function qt(n,{instancePath:s="",parentData:x,
parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.home!==void 0){let r=n.home;if(typeof r!=
"string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:hi.properties.home.type}};e===null?e=[t]:e.push(
t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string o\
f 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{
expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(r!=="home"){let t={instancePath:s,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:r,members:["home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return qt.errors=e,i===0}var nn=Lt,ci={title:"ListCheckpointsOutput",description:"The checkp\
oints.",type:"object",required:["checkpoints","current","limit"],properties:{checkpoints:{description:"The oldest first.",type:"array",items:{$ref:"#/$defs/Chec\
kpoint"}},current:{description:"Id of the current one.",type:["string","null"]},limit:{description:"How many are kept.",type:"integer",minimum:1}}};function Lt(n,{
instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.checkpoints===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checkpoints"}};e===null?e=[r]:e.push(r),i++}if(n.current===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"current"}};e===null?e=[r]:e.push(r),i++}if(n.limit===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"limit"}};e===null?e=[r]:e.push(r),i++}if(n.checkpoints!==void 0){let r=n.checkpoints;if(Array.
isArray(r)){let t=r.length;for(let o=0;o<t;o++){let p=r[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let l={instancePath:s+"/checkpoints/"+
o,schemaPath:"#/$defs/Checkpoint/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[l]:e.push(l),i++}if(p.description===void 0){let l={instancePath:s+
"/checkpoints/"+o,schemaPath:"#/$defs/Checkpoint/required",keyword:"required",params:{missingProperty:"description"}};e===null?e=[l]:e.push(l),i++}if(p.createdAt===
void 0){let l={instancePath:s+"/checkpoints/"+o,schemaPath:"#/$defs/Checkpoint/required",keyword:"required",params:{missingProperty:"createdAt"}};e===null?e=[l]:
e.push(l),i++}if(p.current===void 0){let l={instancePath:s+"/checkpoints/"+o,schemaPath:"#/$defs/Checkpoint/required",keyword:"required",params:{missingProperty:"\
current"}};e===null?e=[l]:e.push(l),i++}if(p.id!==void 0){let l=p.id;if(typeof l=="string"){if(f(l)<1){let m={instancePath:s+"/checkpoints/"+o+"/id",schemaPath:"\
#/$defs/Checkpoint/properties/id/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[m]:e.push(m),i++}}else{let m={
instancePath:s+"/checkpoints/"+o+"/id",schemaPath:"#/$defs/Checkpoint/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}}if(p.
description!==void 0){let l=p.description;if(typeof l!="string"&&l!==null){let m={instancePath:s+"/checkpoints/"+o+"/description",schemaPath:"#/$defs/Checkpoint\
/properties/description/type",keyword:"type",params:{type:qe.properties.description.type}};e===null?e=[m]:e.push(m),i++}}if(p.createdAt!==void 0){let l=p.createdAt;
if(typeof l=="string"){if(f(l)<20){let m={instancePath:s+"/checkpoints/"+o+"/createdAt",schemaPath:"#/$defs/Checkpoint/properties/createdAt/minLength",keyword:"\
minLength",params:{expected:"a string of at least 20 characters"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/checkpoints/"+o+"/createdAt",schemaPath:"\
#/$defs/Checkpoint/properties/createdAt/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}}if(p.current!==void 0&&typeof p.current!="boo\
lean"){let l={instancePath:s+"/checkpoints/"+o+"/current",schemaPath:"#/$defs/Checkpoint/properties/current/type",keyword:"type",params:{type:"boolean"}};e===null?
e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/checkpoints/"+o,schemaPath:"#/$defs/Checkpoint/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),i++}}}else{let t={instancePath:s+"/checkpoints",schemaPath:"#/properties/checkpoints/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}
if(n.current!==void 0){let r=n.current;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{
type:ci.properties.current.type}};e===null?e=[t]:e.push(t),i++}}if(n.limit!==void 0){let r=n.limit;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:s+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){let t={instancePath:s+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{expected:"an integer of at least 1"}};e===
null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Lt.errors=e,
i===0}var on=At,le={title:"ListFurnitureCatalogInput",description:"Search furniture.",type:"object",required:[],properties:{query:{description:"Part of a name.",
type:["string","null"],minLength:1,maxLength:200},category:{description:"Name of a category.",type:["string","null"],minLength:1,maxLength:200},type:{description:"\
Type.",default:"all",anyOf:[{$ref:"#/$defs/CatalogFilter"},{type:"null"}]},limit:{description:"At most so many.",type:["integer","null"],minimum:1,maximum:5e3,default:100},
home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function At(n,{instancePath:s="",parentData:x,parentDataProperty:P,
rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.query!==void 0){let t=n.query;if(typeof t!="string"&&t!==
null){let o={instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:le.properties.query.type}};e===null?e=[o]:e.push(o),i++}if(typeof t==
"string"){if(f(t)<1){let o={instancePath:s+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{expected:"a string of 1 to 200 charact\
ers"}};e===null?e=[o]:e.push(o),i++}if(f(t)>200){let o={instancePath:s+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{expected:"\
a string of 1 to 200 characters"}};e===null?e=[o]:e.push(o),i++}}}if(n.category!==void 0){let t=n.category;if(typeof t!="string"&&t!==null){let o={instancePath:s+
"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:le.properties.category.type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="string"){
if(f(t)<1){let o={instancePath:s+"/category",schemaPath:"#/properties/category/minLength",keyword:"minLength",params:{expected:"a string of 1 to 200 characters"}};
e===null?e=[o]:e.push(o),i++}if(f(t)>200){let o={instancePath:s+"/category",schemaPath:"#/properties/category/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 200 characters"}};e===null?e=[o]:e.push(o),i++}}}if(n.type!==void 0){let t=n.type,o=i,p=!1,l=i;if(typeof t!="string"){let m={instancePath:s+"/ty\
pe",schemaPath:"#/$defs/CatalogFilter/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}if(!(t==="all"||t==="furniture"||t==="doorOrWind\
ow")){let m={instancePath:s+"/type",schemaPath:"#/$defs/CatalogFilter/enum",keyword:"enum",params:{allowedValues:Re.enum}};e===null?e=[m]:e.push(m),i++}var r=l===
i;if(p=p||r,!p){let m=i;if(t!==null){let u={instancePath:s+"/type",schemaPath:"#/properties/type/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[
u]:e.push(u),i++}var r=m===i;p=p||r}if(p)i=o,e!==null&&(o?e.length=o:e=null);else{let m={instancePath:s+"/type",schemaPath:"#/properties/type/anyOf",keyword:"an\
yOf",params:{}};e===null?e=[m]:e.push(m),i++}}if(n.limit!==void 0){let t=n.limit;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let o={instancePath:s+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:le.properties.limit.type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(
t)){if(t<1||isNaN(t)){let o={instancePath:s+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{expected:"an integer from 1 to 5000"}};e===
null?e=[o]:e.push(o),i++}if(t>5e3||isNaN(t)){let o={instancePath:s+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{expected:"an integ\
er from 1 to 5000"}};e===null?e=[o]:e.push(o),i++}}}if(n.home!==void 0){let t=n.home;if(typeof t!="string"&&t!==null){let o={instancePath:s+"/home",schemaPath:"\
#/properties/home/type",keyword:"type",params:{type:le.properties.home.type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="string"){if(f(t)<1){let o={instancePath:s+
"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[o]:e.push(o),i++}if(f(t)>100){
let o={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[o]:e.
push(o),i++}}}for(let t in n)if(!(t==="query"||t==="category"||t==="type"||t==="limit"||t==="home")){let o={instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t,members:["query","category","type","limit","home"]}};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return At.errors=e,i===0}var pn=Nt;function Nt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.furniture===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"furniture"}};e===null?e=[r]:e.push(r),i++}
if(n.total===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[r]:e.push(r),i++}if(n.furniture!==
void 0){let r=n.furniture;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let p=r[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.catalogId===void 0){
let l={instancePath:s+"/furniture/"+o,schemaPath:"#/$defs/CatalogPiece/required",keyword:"required",params:{missingProperty:"catalogId"}};e===null?e=[l]:e.push(
l),i++}if(p.name===void 0){let l={instancePath:s+"/furniture/"+o,schemaPath:"#/$defs/CatalogPiece/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[l]:e.push(l),i++}if(p.category===void 0){let l={instancePath:s+"/furniture/"+o,schemaPath:"#/$defs/CatalogPiece/required",keyword:"required",params:{
missingProperty:"category"}};e===null?e=[l]:e.push(l),i++}if(p.width===void 0){let l={instancePath:s+"/furniture/"+o,schemaPath:"#/$defs/CatalogPiece/required",
keyword:"required",params:{missingProperty:"width"}};e===null?e=[l]:e.push(l),i++}if(p.depth===void 0){let l={instancePath:s+"/furniture/"+o,schemaPath:"#/$defs\
/CatalogPiece/required",keyword:"required",params:{missingProperty:"depth"}};e===null?e=[l]:e.push(l),i++}if(p.height===void 0){let l={instancePath:s+"/furnitur\
e/"+o,schemaPath:"#/$defs/CatalogPiece/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[l]:e.push(l),i++}if(p.elevation===void 0){let l={
instancePath:s+"/furniture/"+o,schemaPath:"#/$defs/CatalogPiece/required",keyword:"required",params:{missingProperty:"elevation"}};e===null?e=[l]:e.push(l),i++}
if(p.isDoorOrWindow===void 0){let l={instancePath:s+"/furniture/"+o,schemaPath:"#/$defs/CatalogPiece/required",keyword:"required",params:{missingProperty:"isDoo\
rOrWindow"}};e===null?e=[l]:e.push(l),i++}if(p.catalogId!==void 0){let l=p.catalogId;if(typeof l=="string"){if(f(l)<1){let m={instancePath:s+"/furniture/"+o+"/c\
atalogId",schemaPath:"#/$defs/CatalogPiece/properties/catalogId/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=
[m]:e.push(m),i++}}else{let m={instancePath:s+"/furniture/"+o+"/catalogId",schemaPath:"#/$defs/CatalogPiece/properties/catalogId/type",keyword:"type",params:{type:"\
string"}};e===null?e=[m]:e.push(m),i++}}if(p.name!==void 0){let l=p.name;if(typeof l=="string"){if(f(l)<1){let m={instancePath:s+"/furniture/"+o+"/name",schemaPath:"\
#/$defs/CatalogPiece/properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[m]:e.push(m),i++}}else{let m={
instancePath:s+"/furniture/"+o+"/name",schemaPath:"#/$defs/CatalogPiece/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}}
if(p.category!==void 0){let l=p.category;if(typeof l=="string"){if(f(l)<1){let m={instancePath:s+"/furniture/"+o+"/category",schemaPath:"#/$defs/CatalogPiece/pr\
operties/category/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+
"/furniture/"+o+"/category",schemaPath:"#/$defs/CatalogPiece/properties/category/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}}if(p.
width!==void 0){let l=p.width;if(typeof l=="number"&&isFinite(l)){if(l<=0||isNaN(l)){let m={instancePath:s+"/furniture/"+o+"/width",schemaPath:"#/$defs/CatalogP\
iece/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+
"/furniture/"+o+"/width",schemaPath:"#/$defs/CatalogPiece/properties/width/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}if(p.depth!==
void 0){let l=p.depth;if(typeof l=="number"&&isFinite(l)){if(l<=0||isNaN(l)){let m={instancePath:s+"/furniture/"+o+"/depth",schemaPath:"#/$defs/CatalogPiece/pro\
perties/depth/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+
"/furniture/"+o+"/depth",schemaPath:"#/$defs/CatalogPiece/properties/depth/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}if(p.height!==
void 0){let l=p.height;if(typeof l=="number"&&isFinite(l)){if(l<=0||isNaN(l)){let m={instancePath:s+"/furniture/"+o+"/height",schemaPath:"#/$defs/CatalogPiece/p\
roperties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than 0"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+
"/furniture/"+o+"/height",schemaPath:"#/$defs/CatalogPiece/properties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}if(p.elevation!==
void 0){let l=p.elevation;if(!(typeof l=="number"&&isFinite(l))){let m={instancePath:s+"/furniture/"+o+"/elevation",schemaPath:"#/$defs/CatalogPiece/properties/\
elevation/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}if(p.isDoorOrWindow!==void 0&&typeof p.isDoorOrWindow!="boolean"){let l={instancePath:s+
"/furniture/"+o+"/isDoorOrWindow",schemaPath:"#/$defs/CatalogPiece/properties/isDoorOrWindow/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(
l),i++}}else{let l={instancePath:s+"/furniture/"+o,schemaPath:"#/$defs/CatalogPiece/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),i++}}}else{
let t={instancePath:s+"/furniture",schemaPath:"#/properties/furniture/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}if(n.total!==void 0){
let r=n.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{
type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:s+"/total",schemaPath:"#/properties/total\
/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Nt.errors=e,i===0}var an=Ct,yi={title:"ListLevelsInput",description:"List levels.",type:"objec\
t",required:[],properties:{home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function Ct(n,{instancePath:s="",
parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.home!==void 0){let r=n.
home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:yi.properties.home.type}};e===
null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"\
a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"max\
Length",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(r!=="home"){let t={instancePath:s,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Ct.errors=e,i===0}var ln=Tt,gi={title:"ListLevelsOutput",description:"The lev\
els.",type:"object",required:["levels","selectedLevel"],properties:{levels:{description:"From the lowest up.",type:"array",items:{$ref:"#/$defs/Level"}},selectedLevel:{
description:"Id of the selected one.",type:["string","null"]}}};function Tt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){
let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.levels===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
levels"}};e===null?e=[r]:e.push(r),i++}if(n.selectedLevel===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"se\
lectedLevel"}};e===null?e=[r]:e.push(r),i++}if(n.levels!==void 0){let r=n.levels;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let p=r[o];if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.id===void 0){let l={instancePath:s+"/levels/"+o,schemaPath:"#/$defs/Level/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[l]:e.push(l),i++}if(p.name===void 0){let l={instancePath:s+"/levels/"+o,schemaPath:"#/$defs/Level/required",keyword:"required",params:{missingProperty:"\
name"}};e===null?e=[l]:e.push(l),i++}if(p.elevation===void 0){let l={instancePath:s+"/levels/"+o,schemaPath:"#/$defs/Level/required",keyword:"required",params:{
missingProperty:"elevation"}};e===null?e=[l]:e.push(l),i++}if(p.height===void 0){let l={instancePath:s+"/levels/"+o,schemaPath:"#/$defs/Level/required",keyword:"\
required",params:{missingProperty:"height"}};e===null?e=[l]:e.push(l),i++}if(p.floorThickness===void 0){let l={instancePath:s+"/levels/"+o,schemaPath:"#/$defs/L\
evel/required",keyword:"required",params:{missingProperty:"floorThickness"}};e===null?e=[l]:e.push(l),i++}if(p.viewable===void 0){let l={instancePath:s+"/levels\
/"+o,schemaPath:"#/$defs/Level/required",keyword:"required",params:{missingProperty:"viewable"}};e===null?e=[l]:e.push(l),i++}if(p.selected===void 0){let l={instancePath:s+
"/levels/"+o,schemaPath:"#/$defs/Level/required",keyword:"required",params:{missingProperty:"selected"}};e===null?e=[l]:e.push(l),i++}if(p.id!==void 0){let l=p.
id;if(typeof l=="string"){if(f(l)<1){let m={instancePath:s+"/levels/"+o+"/id",schemaPath:"#/$defs/Level/properties/id/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/levels/"+o+"/id",schemaPath:"#/$defs/Level/properties/id/type",keyword:"\
type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}}if(p.name!==void 0){let l=p.name;if(typeof l=="string"){if(f(l)<1){let m={instancePath:s+"/levels/"+
o+"/name",schemaPath:"#/$defs/Level/properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[m]:e.push(m),
i++}}else{let m={instancePath:s+"/levels/"+o+"/name",schemaPath:"#/$defs/Level/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(
m),i++}}if(p.elevation!==void 0){let l=p.elevation;if(!(typeof l=="number"&&isFinite(l))){let m={instancePath:s+"/levels/"+o+"/elevation",schemaPath:"#/$defs/Le\
vel/properties/elevation/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}if(p.height!==void 0){let l=p.height;if(typeof l=="number"&&
isFinite(l)){if(l<=0||isNaN(l)){let m={instancePath:s+"/levels/"+o+"/height",schemaPath:"#/$defs/Level/properties/height/exclusiveMinimum",keyword:"exclusiveMin\
imum",params:{expected:"a number greater than 0"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/levels/"+o+"/height",schemaPath:"#/$defs/Level/pro\
perties/height/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}if(p.floorThickness!==void 0){let l=p.floorThickness;if(typeof l=="num\
ber"&&isFinite(l)){if(l<0||isNaN(l)){let m={instancePath:s+"/levels/"+o+"/floorThickness",schemaPath:"#/$defs/Level/properties/floorThickness/minimum",keyword:"\
minimum",params:{expected:"a number of at least 0"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/levels/"+o+"/floorThickness",schemaPath:"#/$defs\
/Level/properties/floorThickness/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}if(p.viewable!==void 0&&typeof p.viewable!="boolean"){
let l={instancePath:s+"/levels/"+o+"/viewable",schemaPath:"#/$defs/Level/properties/viewable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(
l),i++}if(p.selected!==void 0&&typeof p.selected!="boolean"){let l={instancePath:s+"/levels/"+o+"/selected",schemaPath:"#/$defs/Level/properties/selected/type",
keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/levels/"+o,schemaPath:"#/$defs/Level/type",keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),i++}}}else{let t={instancePath:s+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type:"array"}};
e===null?e=[t]:e.push(t),i++}}if(n.selectedLevel!==void 0){let r=n.selectedLevel;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/selectedLevel",schemaPath:"\
#/properties/selectedLevel/type",keyword:"type",params:{type:gi.properties.selectedLevel.type}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Tt.errors=e,i===0}var mn=$t,me={title:"ListTexturesCatalogInput",description:"\
Search textures.",type:"object",required:[],properties:{query:{description:"Part of a name.",type:["string","null"],minLength:1,maxLength:200},category:{description:"\
Name of a category.",type:["string","null"],minLength:1,maxLength:200},limit:{description:"At most so many.",type:["integer","null"],minimum:1,maximum:5e3,default:100},
home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function $t(n,{instancePath:s="",parentData:x,parentDataProperty:P,
rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.query!==void 0){let r=n.query;if(typeof r!="string"&&r!==
null){let t={instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:me.properties.query.type}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"string"){if(f(r)<1){let t={instancePath:s+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{expected:"a string of 1 to 200 charact\
ers"}};e===null?e=[t]:e.push(t),i++}if(f(r)>200){let t={instancePath:s+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{expected:"\
a string of 1 to 200 characters"}};e===null?e=[t]:e.push(t),i++}}}if(n.category!==void 0){let r=n.category;if(typeof r!="string"&&r!==null){let t={instancePath:s+
"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:me.properties.category.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){
if(f(r)<1){let t={instancePath:s+"/category",schemaPath:"#/properties/category/minLength",keyword:"minLength",params:{expected:"a string of 1 to 200 characters"}};
e===null?e=[t]:e.push(t),i++}if(f(r)>200){let t={instancePath:s+"/category",schemaPath:"#/properties/category/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 200 characters"}};e===null?e=[t]:e.push(t),i++}}}if(n.limit!==void 0){let r=n.limit;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==
null){let t={instancePath:s+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:me.properties.limit.type}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)){if(r<1||isNaN(r)){let t={instancePath:s+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{expected:"an integer f\
rom 1 to 5000"}};e===null?e=[t]:e.push(t),i++}if(r>5e3||isNaN(r)){let t={instancePath:s+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{
expected:"an integer from 1 to 5000"}};e===null?e=[t]:e.push(t),i++}}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/\
home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:me.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={
instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),
i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};
e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="query"||r==="category"||r==="limit"||r==="home")){let t={instancePath:s,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:r,members:["query","category","limit","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return $t.errors=e,i===0}var un=St;function St(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.textures===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"textures"}};e===null?e=[r]:e.push(r),i++}if(n.
total===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[r]:e.push(r),i++}if(n.textures!==
void 0){let r=n.textures;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let p=r[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.catalogId===void 0){
let l={instancePath:s+"/textures/"+o,schemaPath:"#/$defs/CatalogTexture/required",keyword:"required",params:{missingProperty:"catalogId"}};e===null?e=[l]:e.push(
l),i++}if(p.name===void 0){let l={instancePath:s+"/textures/"+o,schemaPath:"#/$defs/CatalogTexture/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[l]:e.push(l),i++}if(p.category===void 0){let l={instancePath:s+"/textures/"+o,schemaPath:"#/$defs/CatalogTexture/required",keyword:"required",params:{
missingProperty:"category"}};e===null?e=[l]:e.push(l),i++}if(p.width===void 0){let l={instancePath:s+"/textures/"+o,schemaPath:"#/$defs/CatalogTexture/required",
keyword:"required",params:{missingProperty:"width"}};e===null?e=[l]:e.push(l),i++}if(p.height===void 0){let l={instancePath:s+"/textures/"+o,schemaPath:"#/$defs\
/CatalogTexture/required",keyword:"required",params:{missingProperty:"height"}};e===null?e=[l]:e.push(l),i++}if(p.catalogId!==void 0){let l=p.catalogId;if(typeof l==
"string"){if(f(l)<1){let m={instancePath:s+"/textures/"+o+"/catalogId",schemaPath:"#/$defs/CatalogTexture/properties/catalogId/minLength",keyword:"minLength",params:{
expected:"a string of at least 1 character"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/textures/"+o+"/catalogId",schemaPath:"#/$defs/CatalogTe\
xture/properties/catalogId/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}}if(p.name!==void 0){let l=p.name;if(typeof l=="string"){if(f(
l)<1){let m={instancePath:s+"/textures/"+o+"/name",schemaPath:"#/$defs/CatalogTexture/properties/name/minLength",keyword:"minLength",params:{expected:"a string \
of at least 1 character"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/textures/"+o+"/name",schemaPath:"#/$defs/CatalogTexture/properties/name/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}}if(p.category!==void 0){let l=p.category;if(typeof l=="string"){if(f(l)<1){let m={instancePath:s+
"/textures/"+o+"/category",schemaPath:"#/$defs/CatalogTexture/properties/category/minLength",keyword:"minLength",params:{expected:"a string of at least 1 charac\
ter"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/textures/"+o+"/category",schemaPath:"#/$defs/CatalogTexture/properties/category/type",keyword:"\
type",params:{type:"string"}};e===null?e=[m]:e.push(m),i++}}if(p.width!==void 0){let l=p.width;if(typeof l=="number"&&isFinite(l)){if(l<=0||isNaN(l)){let m={instancePath:s+
"/textures/"+o+"/width",schemaPath:"#/$defs/CatalogTexture/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater than\
 0"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/textures/"+o+"/width",schemaPath:"#/$defs/CatalogTexture/properties/width/type",keyword:"type",
params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}if(p.height!==void 0){let l=p.height;if(typeof l=="number"&&isFinite(l)){if(l<=0||isNaN(l)){let m={instancePath:s+
"/textures/"+o+"/height",schemaPath:"#/$defs/CatalogTexture/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{expected:"a number greater th\
an 0"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/textures/"+o+"/height",schemaPath:"#/$defs/CatalogTexture/properties/height/type",keyword:"ty\
pe",params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}}else{let l={instancePath:s+"/textures/"+o,schemaPath:"#/$defs/CatalogTexture/type",keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),i++}}}else{let t={instancePath:s+"/textures",schemaPath:"#/properties/textures/type",keyword:"type",params:{type:"array"}};
e===null?e=[t]:e.push(t),i++}}if(n.total!==void 0){let r=n.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:s+"/total",schemaPath:"\
#/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:s+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return St.errors=e,i===0}var fn=It,wi={title:"LoadHomeInput",description:"\
Load a home.",type:"object",required:["filePath"],properties:{filePath:{description:"Relative path.",type:"string",minLength:1,maxLength:1e3},home:{description:"\
The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function It(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,
dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.filePath===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"filePath"}};e===null?e=[r]:e.push(r),i++}if(n.filePath!==void 0){let r=n.filePath;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+
"/filePath",schemaPath:"#/properties/filePath/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===null?e=[t]:e.push(t),i++}
if(f(r)>1e3){let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 1000 characte\
rs"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/type",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),i++}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"\
type",params:{type:wi.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properti\
es/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/ho\
me",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)
if(!(r==="filePath"||r==="home")){let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:[
"filePath","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),
i++}return It.errors=e,i===0}var dn=Ft;function Ft(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.filePath===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filePath"}};e===null?e=[r]:e.push(r),i++}if(n.
contents===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contents"}};e===null?e=[r]:e.push(r),i++}if(n.checkpointId===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checkpointId"}};e===null?e=[r]:e.push(r),i++}if(n.filePath!==void 0){
let r=n.filePath;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/minLength",keyword:"minLength",params:{expected:"\
a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/type",keyword:"type",
params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.contents!==void 0){let r=n.contents;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.levels===void 0){
let t={instancePath:s+"/contents",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"levels"}};e===null?e=[t]:e.push(t),i++}if(r.walls===
void 0){let t={instancePath:s+"/contents",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"walls"}};e===null?e=[t]:e.push(t),i++}
if(r.rooms===void 0){let t={instancePath:s+"/contents",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"rooms"}};e===null?e=[t]:
e.push(t),i++}if(r.furniture===void 0){let t={instancePath:s+"/contents",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"furnit\
ure"}};e===null?e=[t]:e.push(t),i++}if(r.labels===void 0){let t={instancePath:s+"/contents",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"\
labels"}};e===null?e=[t]:e.push(t),i++}if(r.dimensionLines===void 0){let t={instancePath:s+"/contents",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{
missingProperty:"dimensionLines"}};e===null?e=[t]:e.push(t),i++}if(r.levels!==void 0){let t=r.levels;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={
instancePath:s+"/contents/levels",schemaPath:"#/$defs/Counts/properties/levels/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/contents/levels",schemaPath:"#/$defs/Counts/properties/levels/minimum",keyword:"minimum",params:{
expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.walls!==void 0){let t=r.walls;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
let o={instancePath:s+"/contents/walls",schemaPath:"#/$defs/Counts/properties/walls/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/contents/walls",schemaPath:"#/$defs/Counts/properties/walls/minimum",keyword:"minimum",params:{expected:"\
an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.rooms!==void 0){let t=r.rooms;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+
"/contents/rooms",schemaPath:"#/$defs/Counts/properties/rooms/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&
isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/contents/rooms",schemaPath:"#/$defs/Counts/properties/rooms/minimum",keyword:"minimum",params:{expected:"a\
n integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.furniture!==void 0){let t=r.furniture;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={
instancePath:s+"/contents/furniture",schemaPath:"#/$defs/Counts/properties/furniture/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}
if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/contents/furniture",schemaPath:"#/$defs/Counts/properties/furniture/minimum",keyword:"\
minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.labels!==void 0){let t=r.labels;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let o={instancePath:s+"/contents/labels",schemaPath:"#/$defs/Counts/properties/labels/type",keyword:"type",params:{type:"integer"}};e===null?e=
[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/contents/labels",schemaPath:"#/$defs/Counts/properties/labels/min\
imum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.dimensionLines!==void 0){let t=r.dimensionLines;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/contents/dimensionLines",schemaPath:"#/$defs/Counts/properties/dimensionLines/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/contents/dimensionLines",
schemaPath:"#/$defs/Counts/properties/dimensionLines/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}}else{
let t={instancePath:s+"/contents",schemaPath:"#/$defs/Counts/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}if(n.checkpointId!==void 0){
let r=n.checkpointId;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/checkpointId",schemaPath:"#/properties/checkpointId/minLength",keyword:"minLength",
params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/checkpointId",schemaPath:"#/properties/checkpoi\
ntId/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[r]:e.push(r),i++}return Ft.errors=e,i===0}var hn=Dt,_={title:"ModifyFurnitureInput",description:"Change furniture.",type:"object",required:["\
id"],properties:{id:{description:"Id of the piece.",type:"string",minLength:1,maxLength:100},name:{description:"Name.",type:["string","null"],minLength:1,maxLength:200},
x:{description:"X.",type:["number","null"],minimum:-1e6,maximum:1e6},y:{description:"Y.",type:["number","null"],minimum:-1e6,maximum:1e6},elevation:{description:"\
Elevation.",type:["number","null"],minimum:-1e6,maximum:1e6},angle:{description:"Clockwise.",type:["number","null"],minimum:-1e6,maximum:1e6},width:{description:"\
Width.",type:["number","null"],minimum:.01,maximum:1e6},depth:{description:"Depth.",type:["number","null"],minimum:.01,maximum:1e6},height:{description:"Height.",
type:["number","null"],minimum:.01,maximum:1e6},color:{description:"Colour.",type:["string","null"],pattern:"^#[0-9A-Fa-f]{6}$","x-expected":"#RRGGBB"},visible:{
description:"Visible.",type:["boolean","null"]},mirrored:{description:"Mirrored.",type:["boolean","null"]},home:{description:"The home.",type:["string","null"],
minLength:1,maxLength:100}},additionalProperties:!1};function Dt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,
i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};
e===null?e=[r]:e.push(r),i++}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/id",schemaPath:"#/properties/i\
d/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.name!==void 0){let r=n.name;if(typeof r!="string"&&r!==null){let t={
instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:_.properties.name.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="strin\
g"){if(f(r)<1){let t={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{expected:"a string of 1 to 200 characters"}};e===
null?e=[t]:e.push(t),i++}if(f(r)>200){let t={instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{expected:"a string of 1\
 to 200 characters"}};e===null?e=[t]:e.push(t),i++}}}if(n.x!==void 0){let r=n.x;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/x",schemaPath:"\
#/properties/x/type",keyword:"type",params:{type:_.properties.x.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={
instancePath:s+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>
1e6||isNaN(r)){let t={instancePath:s+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?
e=[t]:e.push(t),i++}}}if(n.y!==void 0){let r=n.y;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/y",schemaPath:"#/properties/y/type",keyword:"\
type",params:{type:_.properties.y.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/y",schemaPath:"\
#/properties/y/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+
"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.elevation!==
void 0){let r=n.elevation;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/type",keyword:"\
type",params:{type:_.properties.elevation.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/e\
levation",schemaPath:"#/properties/elevation/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>
1e6||isNaN(r)){let t={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000\
000"}};e===null?e=[t]:e.push(t),i++}}}if(n.angle!==void 0){let r=n.angle;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/angle",schemaPath:"\
#/properties/angle/type",keyword:"type",params:{type:_.properties.angle.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(
r)){let t={instancePath:s+"/angle",schemaPath:"#/properties/angle/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[
t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/angle",schemaPath:"#/properties/angle/maximum",keyword:"maximum",params:{expected:"a number from -1\
000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.width!==void 0){let r=n.width;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/\
width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:_.properties.width.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){
if(r<.01||isNaN(r)){let t={instancePath:s+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{expected:"a number from 0.01 to 1000000"}};
e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{expected:"a nu\
mber from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.depth!==void 0){let r=n.depth;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+
"/depth",schemaPath:"#/properties/depth/type",keyword:"type",params:{type:_.properties.depth.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(
r)){if(r<.01||isNaN(r)){let t={instancePath:s+"/depth",schemaPath:"#/properties/depth/minimum",keyword:"minimum",params:{expected:"a number from 0.01 to 1000000"}};
e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/depth",schemaPath:"#/properties/depth/maximum",keyword:"maximum",params:{expected:"a nu\
mber from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.height!==void 0){let r=n.height;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+
"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:_.properties.height.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(
r)){if(r<.01||isNaN(r)){let t={instancePath:s+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{expected:"a number from 0.01 to 10000\
00"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{expected:"\
a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.color!==void 0){let r=n.color;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/colo\
r",schemaPath:"#/properties/color/type",keyword:"type",params:{type:_.properties.color.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!O.test(r)){let t={
instancePath:s+"/color",schemaPath:"#/properties/color/pattern",keyword:"pattern",params:{expected:"#RRGGBB"}};e===null?e=[t]:e.push(t),i++}}if(n.visible!==void 0){
let r=n.visible;if(typeof r!="boolean"&&r!==null){let t={instancePath:s+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type:_.properties.
visible.type}};e===null?e=[t]:e.push(t),i++}}if(n.mirrored!==void 0){let r=n.mirrored;if(typeof r!="boolean"&&r!==null){let t={instancePath:s+"/mirrored",schemaPath:"\
#/properties/mirrored/type",keyword:"type",params:{type:_.properties.mirrored.type}};e===null?e=[t]:e.push(t),i++}}if(n.home!==void 0){let r=n.home;if(typeof r!=
"string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:_.properties.home.type}};e===null?e=[t]:e.push(
t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string o\
f 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{
expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!J.call(_.properties,r)){let t={instancePath:s,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["id","name","x","y","elevation","angle","width","depth","height","color","\
visible","mirrored","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),i++}return Dt.errors=e,i===0}var cn=Et,R={title:"ModifyRoomInput",description:"Change a room.",type:"object",required:["id"],properties:{id:{description:"\
Id of the room.",type:"string",minLength:1,maxLength:100},points:{description:"Corners in order, cm.",type:["array","null"],items:{$ref:"#/$defs/PointInput"},minItems:3,
maxItems:1e3},name:{description:"Name.",type:["string","null"],minLength:1,maxLength:200},floorVisible:{description:"Floor visible.",type:["boolean","null"]},ceilingVisible:{
description:"Ceiling visible.",type:["boolean","null"]},areaVisible:{description:"Show its area.",type:["boolean","null"]},floorColor:{description:"Floor.",type:[
"string","null"],pattern:"^#[0-9A-Fa-f]{6}$","x-expected":"#RRGGBB"},ceilingColor:{description:"Ceiling.",type:["string","null"],pattern:"^#[0-9A-Fa-f]{6}$","x-\
expected":"#RRGGBB"},floorShininess:{description:"Floor.",type:["number","null"],minimum:0,maximum:1},ceilingShininess:{description:"Ceiling.",type:["number","n\
ull"],minimum:0,maximum:1},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function Et(n,{instancePath:s="",
parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),i++}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(f(
r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:
e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 charact\
ers"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.
push(t),i++}}if(n.points!==void 0){let r=n.points;if(!Array.isArray(r)&&r!==null){let t={instancePath:s+"/points",schemaPath:"#/properties/points/type",keyword:"\
type",params:{type:R.properties.points.type}};e===null?e=[t]:e.push(t),i++}if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let p=r[o];if(p&&typeof p=="\
object"&&!Array.isArray(p)){if(p.x===void 0){let l={instancePath:s+"/points/"+o,schemaPath:"#/$defs/PointInput/required",keyword:"required",params:{missingProperty:"\
x"}};e===null?e=[l]:e.push(l),i++}if(p.y===void 0){let l={instancePath:s+"/points/"+o,schemaPath:"#/$defs/PointInput/required",keyword:"required",params:{missingProperty:"\
y"}};e===null?e=[l]:e.push(l),i++}if(p.x!==void 0){let l=p.x;if(typeof l=="number"&&isFinite(l)){if(l<-1e6||isNaN(l)){let m={instancePath:s+"/points/"+o+"/x",schemaPath:"\
#/$defs/PointInput/properties/x/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[m]:e.push(m),i++}if(l>1e6||isNaN(l)){
let m={instancePath:s+"/points/"+o+"/x",schemaPath:"#/$defs/PointInput/properties/x/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 10000\
00"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/points/"+o+"/x",schemaPath:"#/$defs/PointInput/properties/x/type",keyword:"type",params:{type:"\
number"}};e===null?e=[m]:e.push(m),i++}}if(p.y!==void 0){let l=p.y;if(typeof l=="number"&&isFinite(l)){if(l<-1e6||isNaN(l)){let m={instancePath:s+"/points/"+o+"\
/y",schemaPath:"#/$defs/PointInput/properties/y/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[m]:e.push(m),i++}if(l>
1e6||isNaN(l)){let m={instancePath:s+"/points/"+o+"/y",schemaPath:"#/$defs/PointInput/properties/y/maximum",keyword:"maximum",params:{expected:"a number from -1\
000000 to 1000000"}};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/points/"+o+"/y",schemaPath:"#/$defs/PointInput/properties/y/type",keyword:"type",
params:{type:"number"}};e===null?e=[m]:e.push(m),i++}}for(let l in p)if(!(l==="x"||l==="y")){let m={instancePath:s+"/points/"+o,schemaPath:"#/$defs/PointInput/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:l,members:["x","y"]}};e===null?e=[m]:e.push(m),i++}}else{let l={instancePath:s+"/\
points/"+o,schemaPath:"#/$defs/PointInput/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),i++}}if(r.length<3){let o={instancePath:s+"/poin\
ts",schemaPath:"#/properties/points/minItems",keyword:"minItems",params:{expected:"a list of 3 to 1000 items"}};e===null?e=[o]:e.push(o),i++}if(r.length>1e3){let o={
instancePath:s+"/points",schemaPath:"#/properties/points/maxItems",keyword:"maxItems",params:{expected:"a list of 3 to 1000 items"}};e===null?e=[o]:e.push(o),i++}}}
if(n.name!==void 0){let r=n.name;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:R.
properties.name.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>200){let t={instancePath:s+"/name",schemaPath:"#/properties\
/name/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[t]:e.push(t),i++}}}if(n.floorVisible!==void 0){let r=n.floorVisible;
if(typeof r!="boolean"&&r!==null){let t={instancePath:s+"/floorVisible",schemaPath:"#/properties/floorVisible/type",keyword:"type",params:{type:R.properties.floorVisible.
type}};e===null?e=[t]:e.push(t),i++}}if(n.ceilingVisible!==void 0){let r=n.ceilingVisible;if(typeof r!="boolean"&&r!==null){let t={instancePath:s+"/ceilingVisib\
le",schemaPath:"#/properties/ceilingVisible/type",keyword:"type",params:{type:R.properties.ceilingVisible.type}};e===null?e=[t]:e.push(t),i++}}if(n.areaVisible!==
void 0){let r=n.areaVisible;if(typeof r!="boolean"&&r!==null){let t={instancePath:s+"/areaVisible",schemaPath:"#/properties/areaVisible/type",keyword:"type",params:{
type:R.properties.areaVisible.type}};e===null?e=[t]:e.push(t),i++}}if(n.floorColor!==void 0){let r=n.floorColor;if(typeof r!="string"&&r!==null){let t={instancePath:s+
"/floorColor",schemaPath:"#/properties/floorColor/type",keyword:"type",params:{type:R.properties.floorColor.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="st\
ring"&&!O.test(r)){let t={instancePath:s+"/floorColor",schemaPath:"#/properties/floorColor/pattern",keyword:"pattern",params:{expected:"#RRGGBB"}};e===null?e=[t]:
e.push(t),i++}}if(n.ceilingColor!==void 0){let r=n.ceilingColor;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/ceilingColor",schemaPath:"#/properties/\
ceilingColor/type",keyword:"type",params:{type:R.properties.ceilingColor.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!O.test(r)){let t={instancePath:s+
"/ceilingColor",schemaPath:"#/properties/ceilingColor/pattern",keyword:"pattern",params:{expected:"#RRGGBB"}};e===null?e=[t]:e.push(t),i++}}if(n.floorShininess!==
void 0){let r=n.floorShininess;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/floorShininess",schemaPath:"#/properties/floorShininess/\
type",keyword:"type",params:{type:R.properties.floorShininess.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={instancePath:s+
"/floorShininess",schemaPath:"#/properties/floorShininess/minimum",keyword:"minimum",params:{expected:"a number from 0 to 1"}};e===null?e=[t]:e.push(t),i++}if(r>
1||isNaN(r)){let t={instancePath:s+"/floorShininess",schemaPath:"#/properties/floorShininess/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1"}};
e===null?e=[t]:e.push(t),i++}}}if(n.ceilingShininess!==void 0){let r=n.ceilingShininess;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"\
/ceilingShininess",schemaPath:"#/properties/ceilingShininess/type",keyword:"type",params:{type:R.properties.ceilingShininess.type}};e===null?e=[t]:e.push(t),i++}
if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={instancePath:s+"/ceilingShininess",schemaPath:"#/properties/ceilingShininess/minimum",keyword:"mini\
mum",params:{expected:"a number from 0 to 1"}};e===null?e=[t]:e.push(t),i++}if(r>1||isNaN(r)){let t={instancePath:s+"/ceilingShininess",schemaPath:"#/properties\
/ceilingShininess/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[t]:e.push(t),i++}}}if(n.home!==void 0){let r=n.home;if(typeof r!=
"string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:R.properties.home.type}};e===null?e=[t]:e.push(
t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string o\
f 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{
expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!J.call(R.properties,r)){let t={instancePath:s,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["id","points","name","floorVisible","ceilingVisible","areaVisible","floorC\
olor","ceilingColor","floorShininess","ceilingShininess","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),i++}return Et.errors=e,i===0}var yn=jt,E={title:"ModifyWallInput",description:"Change a wall.",type:"object",required:[
"id"],properties:{id:{description:"Id of the wall.",type:"string",minLength:1,maxLength:100},xStart:{description:"X of the start.",type:["number","null"],minimum:-1e6,
maximum:1e6},yStart:{description:"Y of the start.",type:["number","null"],minimum:-1e6,maximum:1e6},xEnd:{description:"X of the end.",type:["number","null"],minimum:-1e6,
maximum:1e6},yEnd:{description:"Y of the end.",type:["number","null"],minimum:-1e6,maximum:1e6},thickness:{description:"Thickness.",type:["number","null"],minimum:.01,
maximum:1e6},height:{description:"Height.",type:["number","null"],minimum:.01,maximum:1e6},heightAtEnd:{description:"Height at the end.",type:["number","null"],
minimum:.01,maximum:1e6},arcExtent:{description:"Angle of its arc.",type:["number","null"],minimum:-359,maximum:359},color:{description:"Both sides.",type:["str\
ing","null"],pattern:"^#[0-9A-Fa-f]{6}$","x-expected":"#RRGGBB"},leftSideColor:{description:"Left side.",type:["string","null"],pattern:"^#[0-9A-Fa-f]{6}$","x-e\
xpected":"#RRGGBB"},rightSideColor:{description:"Right side.",type:["string","null"],pattern:"^#[0-9A-Fa-f]{6}$","x-expected":"#RRGGBB"},topColor:{description:"\
Top.",type:["string","null"],pattern:"^#[0-9A-Fa-f]{6}$","x-expected":"#RRGGBB"},shininess:{description:"Both sides.",type:["number","null"],minimum:0,maximum:1},
leftSideShininess:{description:"Left side.",type:["number","null"],minimum:0,maximum:1},rightSideShininess:{description:"Right side.",type:["number","null"],minimum:0,
maximum:1},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function jt(n,{instancePath:s="",parentData:x,
parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),i++}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(f(r)<1){let t={
instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}
if(f(r)>100){let t={instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?
e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.
xStart!==void 0){let r=n.xStart;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/xStart",schemaPath:"#/properties/xStart/type",keyword:"\
type",params:{type:E.properties.xStart.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={instancePath:s+"/xSta\
rt",schemaPath:"#/properties/xStart/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(
r)){let t={instancePath:s+"/xStart",schemaPath:"#/properties/xStart/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=
[t]:e.push(t),i++}}}if(n.yStart!==void 0){let r=n.yStart;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/yStart",schemaPath:"#/properti\
es/yStart/type",keyword:"type",params:{type:E.properties.yStart.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){let t={
instancePath:s+"/yStart",schemaPath:"#/properties/yStart/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(
t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/yStart",schemaPath:"#/properties/yStart/maximum",keyword:"maximum",params:{expected:"a number from -1000000 t\
o 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.xEnd!==void 0){let r=n.xEnd;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/xEnd",schemaPath:"\
#/properties/xEnd/type",keyword:"type",params:{type:E.properties.xEnd.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){
let t={instancePath:s+"/xEnd",schemaPath:"#/properties/xEnd/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(
t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/xEnd",schemaPath:"#/properties/xEnd/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 10\
00000"}};e===null?e=[t]:e.push(t),i++}}}if(n.yEnd!==void 0){let r=n.yEnd;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/yEnd",schemaPath:"\
#/properties/yEnd/type",keyword:"type",params:{type:E.properties.yEnd.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<-1e6||isNaN(r)){
let t={instancePath:s+"/yEnd",schemaPath:"#/properties/yEnd/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[t]:e.push(
t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/yEnd",schemaPath:"#/properties/yEnd/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 10\
00000"}};e===null?e=[t]:e.push(t),i++}}}if(n.thickness!==void 0){let r=n.thickness;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/thic\
kness",schemaPath:"#/properties/thickness/type",keyword:"type",params:{type:E.properties.thickness.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(
r)){if(r<.01||isNaN(r)){let t={instancePath:s+"/thickness",schemaPath:"#/properties/thickness/minimum",keyword:"minimum",params:{expected:"a number from 0.01 to\
 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/thickness",schemaPath:"#/properties/thickness/maximum",keyword:"maximum",params:{
expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.height!==void 0){let r=n.height;if(!(typeof r=="number"&&isFinite(r))&&r!==null){
let t={instancePath:s+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:E.properties.height.type}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)){if(r<.01||isNaN(r)){let t={instancePath:s+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{expected:"a number\
 from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/height",schemaPath:"#/properties/height/maximum",keyword:"maxi\
mum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.heightAtEnd!==void 0){let r=n.heightAtEnd;if(!(typeof r=="number"&&isFinite(
r))&&r!==null){let t={instancePath:s+"/heightAtEnd",schemaPath:"#/properties/heightAtEnd/type",keyword:"type",params:{type:E.properties.heightAtEnd.type}};e===null?
e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<.01||isNaN(r)){let t={instancePath:s+"/heightAtEnd",schemaPath:"#/properties/heightAtEnd/minimum",keyword:"\
minimum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}if(r>1e6||isNaN(r)){let t={instancePath:s+"/heightAtEnd",schemaPath:"#/\
properties/heightAtEnd/maximum",keyword:"maximum",params:{expected:"a number from 0.01 to 1000000"}};e===null?e=[t]:e.push(t),i++}}}if(n.arcExtent!==void 0){let r=n.
arcExtent;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/arcExtent",schemaPath:"#/properties/arcExtent/type",keyword:"type",params:{type:E.
properties.arcExtent.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<-359||isNaN(r)){let t={instancePath:s+"/arcExtent",schemaPath:"\
#/properties/arcExtent/minimum",keyword:"minimum",params:{expected:"a number from -359 to 359"}};e===null?e=[t]:e.push(t),i++}if(r>359||isNaN(r)){let t={instancePath:s+
"/arcExtent",schemaPath:"#/properties/arcExtent/maximum",keyword:"maximum",params:{expected:"a number from -359 to 359"}};e===null?e=[t]:e.push(t),i++}}}if(n.color!==
void 0){let r=n.color;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type:E.properties.
color.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!O.test(r)){let t={instancePath:s+"/color",schemaPath:"#/properties/color/pattern",keyword:"pat\
tern",params:{expected:"#RRGGBB"}};e===null?e=[t]:e.push(t),i++}}if(n.leftSideColor!==void 0){let r=n.leftSideColor;if(typeof r!="string"&&r!==null){let t={instancePath:s+
"/leftSideColor",schemaPath:"#/properties/leftSideColor/type",keyword:"type",params:{type:E.properties.leftSideColor.type}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"string"&&!O.test(r)){let t={instancePath:s+"/leftSideColor",schemaPath:"#/properties/leftSideColor/pattern",keyword:"pattern",params:{expected:"#RRGGBB"}};e===
null?e=[t]:e.push(t),i++}}if(n.rightSideColor!==void 0){let r=n.rightSideColor;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/rightSideColor",schemaPath:"\
#/properties/rightSideColor/type",keyword:"type",params:{type:E.properties.rightSideColor.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!O.test(r)){
let t={instancePath:s+"/rightSideColor",schemaPath:"#/properties/rightSideColor/pattern",keyword:"pattern",params:{expected:"#RRGGBB"}};e===null?e=[t]:e.push(t),
i++}}if(n.topColor!==void 0){let r=n.topColor;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/topColor",schemaPath:"#/properties/topColor/type",keyword:"\
type",params:{type:E.properties.topColor.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!O.test(r)){let t={instancePath:s+"/topColor",schemaPath:"#/\
properties/topColor/pattern",keyword:"pattern",params:{expected:"#RRGGBB"}};e===null?e=[t]:e.push(t),i++}}if(n.shininess!==void 0){let r=n.shininess;if(!(typeof r==
"number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/shininess",schemaPath:"#/properties/shininess/type",keyword:"type",params:{type:E.properties.shininess.
type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={instancePath:s+"/shininess",schemaPath:"#/properties/shininess/\
minimum",keyword:"minimum",params:{expected:"a number from 0 to 1"}};e===null?e=[t]:e.push(t),i++}if(r>1||isNaN(r)){let t={instancePath:s+"/shininess",schemaPath:"\
#/properties/shininess/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[t]:e.push(t),i++}}}if(n.leftSideShininess!==void 0){let r=n.
leftSideShininess;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={instancePath:s+"/leftSideShininess",schemaPath:"#/properties/leftSideShininess/type",keyword:"\
type",params:{type:E.properties.leftSideShininess.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={instancePath:s+
"/leftSideShininess",schemaPath:"#/properties/leftSideShininess/minimum",keyword:"minimum",params:{expected:"a number from 0 to 1"}};e===null?e=[t]:e.push(t),i++}
if(r>1||isNaN(r)){let t={instancePath:s+"/leftSideShininess",schemaPath:"#/properties/leftSideShininess/maximum",keyword:"maximum",params:{expected:"a number fr\
om 0 to 1"}};e===null?e=[t]:e.push(t),i++}}}if(n.rightSideShininess!==void 0){let r=n.rightSideShininess;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let t={
instancePath:s+"/rightSideShininess",schemaPath:"#/properties/rightSideShininess/type",keyword:"type",params:{type:E.properties.rightSideShininess.type}};e===null?
e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){let t={instancePath:s+"/rightSideShininess",schemaPath:"#/properties/rightSideShinines\
s/minimum",keyword:"minimum",params:{expected:"a number from 0 to 1"}};e===null?e=[t]:e.push(t),i++}if(r>1||isNaN(r)){let t={instancePath:s+"/rightSideShininess",
schemaPath:"#/properties/rightSideShininess/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[t]:e.push(t),i++}}}if(n.home!==void 0){
let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:E.properties.home.type}};
e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{
expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"\
maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!J.call(E.properties,r)){let t={instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["id","xStart","yStart","xEnd","yEnd","thickness","heigh\
t","heightAtEnd","arcExtent","color","leftSideColor","rightSideColor","topColor","shininess","leftSideShininess","rightSideShininess","home"]}};e===null?e=[t]:e.
push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return jt.errors=e,i===0}var gn=Ot,
re={title:"PlaceDoorOrWindowInput",description:"Place a door or window.",type:"object",required:["wallId"],properties:{wallId:{description:"Id of the wall.",type:"\
string",minLength:1,maxLength:100},name:{description:"Name in the catalog, or part of it.",type:["string","null"],minLength:1,maxLength:200},catalogId:{description:"\
Id in the catalog.",type:["string","null"],minLength:1,maxLength:200},position:{description:"Where its centre is: 0 start, 1 end of the wall.",type:["number","n\
ull"],minimum:0,maximum:1,default:.5},elevation:{description:"Above the floor. Default: that of the catalog.",type:["number","null"],minimum:-1e6,maximum:1e6},mirrored:{
description:"Exchange left and right.",type:["boolean","null"],default:!1},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1,
"x-exactlyOne":["name","catalogId"]};function Ot(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.wallId===void 0){let d={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wallId"}};e===null?e=[d]:e.push(d),i++}if(n.
wallId!==void 0){let d=n.wallId;if(typeof d=="string"){if(f(d)<1){let c={instancePath:s+"/wallId",schemaPath:"#/properties/wallId/minLength",keyword:"minLength",
params:{expected:"a string of 1 to 100 characters"}};e===null?e=[c]:e.push(c),i++}if(f(d)>100){let c={instancePath:s+"/wallId",schemaPath:"#/properties/wallId/m\
axLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:s+"/wallId",schemaPath:"\
#/properties/wallId/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),i++}}if(n.name!==void 0){let d=n.name;if(typeof d!="string"&&d!==null){
let c={instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:re.properties.name.type}};e===null?e=[c]:e.push(c),i++}if(typeof d==
"string"){if(f(d)<1){let c={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{expected:"a string of 1 to 200 character\
s"}};e===null?e=[c]:e.push(c),i++}if(f(d)>200){let c={instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{expected:"a st\
ring of 1 to 200 characters"}};e===null?e=[c]:e.push(c),i++}}}if(n.catalogId!==void 0){let d=n.catalogId;if(typeof d!="string"&&d!==null){let c={instancePath:s+
"/catalogId",schemaPath:"#/properties/catalogId/type",keyword:"type",params:{type:re.properties.catalogId.type}};e===null?e=[c]:e.push(c),i++}if(typeof d=="stri\
ng"){if(f(d)<1){let c={instancePath:s+"/catalogId",schemaPath:"#/properties/catalogId/minLength",keyword:"minLength",params:{expected:"a string of 1 to 200 char\
acters"}};e===null?e=[c]:e.push(c),i++}if(f(d)>200){let c={instancePath:s+"/catalogId",schemaPath:"#/properties/catalogId/maxLength",keyword:"maxLength",params:{
expected:"a string of 1 to 200 characters"}};e===null?e=[c]:e.push(c),i++}}}if(n.position!==void 0){let d=n.position;if(!(typeof d=="number"&&isFinite(d))&&d!==
null){let c={instancePath:s+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:re.properties.position.type}};e===null?e=[c]:e.push(
c),i++}if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){let c={instancePath:s+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{
expected:"a number from 0 to 1"}};e===null?e=[c]:e.push(c),i++}if(d>1||isNaN(d)){let c={instancePath:s+"/position",schemaPath:"#/properties/position/maximum",keyword:"\
maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[c]:e.push(c),i++}}}if(n.elevation!==void 0){let d=n.elevation;if(!(typeof d=="number"&&isFinite(d))&&
d!==null){let c={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/type",keyword:"type",params:{type:re.properties.elevation.type}};e===null?e=[c]:
e.push(c),i++}if(typeof d=="number"&&isFinite(d)){if(d<-1e6||isNaN(d)){let c={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/minimum",keyword:"m\
inimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[c]:e.push(c),i++}if(d>1e6||isNaN(d)){let c={instancePath:s+"/elevation",schemaPath:"#\
/properties/elevation/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[c]:e.push(c),i++}}}if(n.mirrored!==void 0){let d=n.
mirrored;if(typeof d!="boolean"&&d!==null){let c={instancePath:s+"/mirrored",schemaPath:"#/properties/mirrored/type",keyword:"type",params:{type:re.properties.mirrored.
type}};e===null?e=[c]:e.push(c),i++}}if(n.home!==void 0){let d=n.home;if(typeof d!="string"&&d!==null){let c={instancePath:s+"/home",schemaPath:"#/properties/ho\
me/type",keyword:"type",params:{type:re.properties.home.type}};e===null?e=[c]:e.push(c),i++}if(typeof d=="string"){if(f(d)<1){let c={instancePath:s+"/home",schemaPath:"\
#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[c]:e.push(c),i++}if(f(d)>100){let c={instancePath:s+
"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[c]:e.push(c),i++}}}let l=i,
m=i,a=!1,u=null,L=i;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){let d={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[d]:e.push(d),i++}if(n.name!==void 0){let d=i,c=i;if(n.name!==null){let C={};e===null?e=[C]:e.push(C),i++}
var r=c===i;if(r){let C={instancePath:s+"/name",schemaPath:"#/x-exactlyOne/oneOf/0/properties/name/not",keyword:"not",params:{}};e===null?e=[C]:e.push(C),i++}else
i=d,e!==null&&(d?e.length=d:e=null)}}else{let d={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.
push(d),i++}var o=L===i;o&&(a=!0,u=0);let S=i;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.catalogId===void 0){let d={instancePath:s,schemaPath:"#/x-exactl\
yOne/oneOf/1/required",keyword:"required",params:{missingProperty:"catalogId"}};e===null?e=[d]:e.push(d),i++}if(n.catalogId!==void 0){let d=i,c=i;if(n.catalogId!==
null){let C={};e===null?e=[C]:e.push(C),i++}var t=c===i;if(t){let C={instancePath:s+"/catalogId",schemaPath:"#/x-exactlyOne/oneOf/1/properties/catalogId/not",keyword:"\
not",params:{}};e===null?e=[C]:e.push(C),i++}else i=d,e!==null&&(d?e.length=d:e=null)}}else{let d={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"\
type",params:{type:"object"}};e===null?e=[d]:e.push(d),i++}var o=S===i;if(o&&a?(a=!1,u=[u,1]):o&&(a=!0,u=1),a)i=m,e!==null&&(m?e.length=m:e=null);else{let d={instancePath:s,
schemaPath:"#/x-exactlyOne/oneOf",keyword:"oneOf",params:{passingSchemas:u}};e===null?e=[d]:e.push(d),i++}var p=l===i;if(!p){let d={instancePath:s,schemaPath:"#\
/x-exactlyOne",keyword:"x-exactlyOne",params:{members:["name","catalogId"]}};e===null?e=[d]:e.push(d),i++}for(let d in n)if(!(d==="wallId"||d==="name"||d==="cat\
alogId"||d==="position"||d==="elevation"||d==="mirrored"||d==="home")){let c={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:d,members:["wallId","name","catalogId","position","elevation","mirrored","home"]}};e===null?e=[c]:e.push(c),i++}}else{let l={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),i++}return Ot.errors=e,i===0}var wn=Mt,ie={title:"PlaceFurnitureInput",description:"\
Place furniture.",type:"object",required:["x","y"],properties:{x:{description:"X.",type:"number",minimum:-1e6,maximum:1e6},y:{description:"Y.",type:"number",minimum:-1e6,
maximum:1e6},name:{description:"Name in the catalog, or part of it.",type:["string","null"],minLength:1,maxLength:200},catalogId:{description:"Id in the catalog\
.",type:["string","null"],minLength:1,maxLength:200},angle:{description:"Clockwise.",type:["number","null"],minimum:-1e6,maximum:1e6,default:0},elevation:{description:"\
Above the floor. Default: that of the catalog.",type:["number","null"],minimum:-1e6,maximum:1e6},home:{description:"The home.",type:["string","null"],minLength:1,
maxLength:100}},additionalProperties:!1,"x-exactlyOne":["name","catalogId"]};function Mt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.x===void 0){let d={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[d]:e.push(d),i++}if(n.y===void 0){
let d={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[d]:e.push(d),i++}if(n.x!==void 0){let d=n.x;if(typeof d==
"number"&&isFinite(d)){if(d<-1e6||isNaN(d)){let c={instancePath:s+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{expected:"a number from -10\
00000 to 1000000"}};e===null?e=[c]:e.push(c),i++}if(d>1e6||isNaN(d)){let c={instancePath:s+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{expected:"\
a number from -1000000 to 1000000"}};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:s+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"\
number"}};e===null?e=[c]:e.push(c),i++}}if(n.y!==void 0){let d=n.y;if(typeof d=="number"&&isFinite(d)){if(d<-1e6||isNaN(d)){let c={instancePath:s+"/y",schemaPath:"\
#/properties/y/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[c]:e.push(c),i++}if(d>1e6||isNaN(d)){let c={instancePath:s+
"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:s+
"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[c]:e.push(c),i++}}if(n.name!==void 0){let d=n.name;if(typeof d!="string"&&
d!==null){let c={instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:ie.properties.name.type}};e===null?e=[c]:e.push(c),i++}if(typeof d==
"string"){if(f(d)<1){let c={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{expected:"a string of 1 to 200 character\
s"}};e===null?e=[c]:e.push(c),i++}if(f(d)>200){let c={instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{expected:"a st\
ring of 1 to 200 characters"}};e===null?e=[c]:e.push(c),i++}}}if(n.catalogId!==void 0){let d=n.catalogId;if(typeof d!="string"&&d!==null){let c={instancePath:s+
"/catalogId",schemaPath:"#/properties/catalogId/type",keyword:"type",params:{type:ie.properties.catalogId.type}};e===null?e=[c]:e.push(c),i++}if(typeof d=="stri\
ng"){if(f(d)<1){let c={instancePath:s+"/catalogId",schemaPath:"#/properties/catalogId/minLength",keyword:"minLength",params:{expected:"a string of 1 to 200 char\
acters"}};e===null?e=[c]:e.push(c),i++}if(f(d)>200){let c={instancePath:s+"/catalogId",schemaPath:"#/properties/catalogId/maxLength",keyword:"maxLength",params:{
expected:"a string of 1 to 200 characters"}};e===null?e=[c]:e.push(c),i++}}}if(n.angle!==void 0){let d=n.angle;if(!(typeof d=="number"&&isFinite(d))&&d!==null){
let c={instancePath:s+"/angle",schemaPath:"#/properties/angle/type",keyword:"type",params:{type:ie.properties.angle.type}};e===null?e=[c]:e.push(c),i++}if(typeof d==
"number"&&isFinite(d)){if(d<-1e6||isNaN(d)){let c={instancePath:s+"/angle",schemaPath:"#/properties/angle/minimum",keyword:"minimum",params:{expected:"a number \
from -1000000 to 1000000"}};e===null?e=[c]:e.push(c),i++}if(d>1e6||isNaN(d)){let c={instancePath:s+"/angle",schemaPath:"#/properties/angle/maximum",keyword:"max\
imum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[c]:e.push(c),i++}}}if(n.elevation!==void 0){let d=n.elevation;if(!(typeof d=="number"&&
isFinite(d))&&d!==null){let c={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/type",keyword:"type",params:{type:ie.properties.elevation.type}};e===
null?e=[c]:e.push(c),i++}if(typeof d=="number"&&isFinite(d)){if(d<-1e6||isNaN(d)){let c={instancePath:s+"/elevation",schemaPath:"#/properties/elevation/minimum",
keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[c]:e.push(c),i++}if(d>1e6||isNaN(d)){let c={instancePath:s+"/elevation",schemaPath:"\
#/properties/elevation/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[c]:e.push(c),i++}}}if(n.home!==void 0){let d=n.
home;if(typeof d!="string"&&d!==null){let c={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:ie.properties.home.type}};e===
null?e=[c]:e.push(c),i++}if(typeof d=="string"){if(f(d)<1){let c={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"\
a string of 1 to 100 characters"}};e===null?e=[c]:e.push(c),i++}if(f(d)>100){let c={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"max\
Length",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[c]:e.push(c),i++}}}let l=i,m=i,a=!1,u=null,L=i;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.name===void 0){let d={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[d]:e.
push(d),i++}if(n.name!==void 0){let d=i,c=i;if(n.name!==null){let C={};e===null?e=[C]:e.push(C),i++}var r=c===i;if(r){let C={instancePath:s+"/name",schemaPath:"\
#/x-exactlyOne/oneOf/0/properties/name/not",keyword:"not",params:{}};e===null?e=[C]:e.push(C),i++}else i=d,e!==null&&(d?e.length=d:e=null)}}else{let d={instancePath:s,
schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),i++}var o=L===i;o&&(a=!0,u=0);let S=i;if(n&&typeof n=="\
object"&&!Array.isArray(n)){if(n.catalogId===void 0){let d={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{missingProperty:"\
catalogId"}};e===null?e=[d]:e.push(d),i++}if(n.catalogId!==void 0){let d=i,c=i;if(n.catalogId!==null){let C={};e===null?e=[C]:e.push(C),i++}var t=c===i;if(t){let C={
instancePath:s+"/catalogId",schemaPath:"#/x-exactlyOne/oneOf/1/properties/catalogId/not",keyword:"not",params:{}};e===null?e=[C]:e.push(C),i++}else i=d,e!==null&&
(d?e.length=d:e=null)}}else{let d={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),i++}var o=S===
i;if(o&&a?(a=!1,u=[u,1]):o&&(a=!0,u=1),a)i=m,e!==null&&(m?e.length=m:e=null);else{let d={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf",keyword:"oneOf",params:{
passingSchemas:u}};e===null?e=[d]:e.push(d),i++}var p=l===i;if(!p){let d={instancePath:s,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{members:["na\
me","catalogId"]}};e===null?e=[d]:e.push(d),i++}for(let d in n)if(!(d==="x"||d==="y"||d==="name"||d==="catalogId"||d==="angle"||d==="elevation"||d==="home")){let c={
instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d,members:["x","y","name","catalogId","angle","elev\
ation","home"]}};e===null?e=[c]:e.push(c),i++}}else{let l={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),i++}
return Mt.errors=e,i===0}var Pn=Bt,M={title:"RenderPhotoInput",description:"Take a picture.",type:"object",required:[],properties:{view:{description:"View.",default:"\
overhead",anyOf:[{$ref:"#/$defs/PhotoView"},{type:"null"}]},angles:{description:"Overhead: 1 or 4 corners.",type:["integer","null"],minimum:1,maximum:4,default:1},
focusOn:{description:"Overhead: id of a room or piece to come close to.",type:["string","null"],minLength:1,maxLength:120},hideWalls:{description:"Hide walls.",
type:["boolean","null"],default:!1},width:{description:"Pixels.",type:["integer","null"],minimum:1,maximum:4096,default:800},height:{description:"Pixels.",type:[
"integer","null"],minimum:1,maximum:4096,default:600},quality:{description:"Quality.",default:"low",anyOf:[{$ref:"#/$defs/PhotoQuality"},{type:"null"}]},format:{
description:"Format.",default:"jpeg",anyOf:[{$ref:"#/$defs/PhotoFormat"},{type:"null"}]},x:{description:"X.",type:["number","null"],minimum:-1e6,maximum:1e6},y:{
description:"Y.",type:["number","null"],minimum:-1e6,maximum:1e6},z:{description:"Z.",type:["number","null"],minimum:-1e6,maximum:1e6},yaw:{description:"Yaw.",type:[
"number","null"],minimum:-1e6,maximum:1e6},pitch:{description:"Pitch.",type:["number","null"],minimum:-90,maximum:90},fov:{description:"Field of view.",type:["n\
umber","null"],minimum:2,maximum:170},filePath:{description:"Relative path; with four corners -1 to -4 are added.",type:["string","null"],minLength:1,maxLength:1e3},
overwrite:{description:"Replace an existing file.",type:["boolean","null"],default:!1},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},
additionalProperties:!1};function Bt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.view!==void 0){let p=n.view,l=i,m=!1,a=i;if(typeof p!="string"){let u={instancePath:s+"/view",schemaPath:"#/$defs/PhotoView/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),i++}if(!(p==="overhead"||p==="standard")){let u={instancePath:s+"/view",schemaPath:"#/$defs/\
PhotoView/enum",keyword:"enum",params:{allowedValues:qr.enum}};e===null?e=[u]:e.push(u),i++}var r=a===i;if(m=m||r,!m){let u=i;if(p!==null){let S={instancePath:s+
"/view",schemaPath:"#/properties/view/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[S]:e.push(S),i++}var r=u===i;m=m||r}if(m)i=l,e!==null&&(l?e.
length=l:e=null);else{let u={instancePath:s+"/view",schemaPath:"#/properties/view/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),i++}}if(n.angles!==
void 0){let p=n.angles;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null){let l={instancePath:s+"/angles",schemaPath:"#/properties/angles/type",
keyword:"type",params:{type:M.properties.angles.type}};e===null?e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)){if(p<1||isNaN(p)){let l={instancePath:s+
"/angles",schemaPath:"#/properties/angles/minimum",keyword:"minimum",params:{expected:"an integer from 1 to 4"}};e===null?e=[l]:e.push(l),i++}if(p>4||isNaN(p)){
let l={instancePath:s+"/angles",schemaPath:"#/properties/angles/maximum",keyword:"maximum",params:{expected:"an integer from 1 to 4"}};e===null?e=[l]:e.push(l),
i++}}}if(n.focusOn!==void 0){let p=n.focusOn;if(typeof p!="string"&&p!==null){let l={instancePath:s+"/focusOn",schemaPath:"#/properties/focusOn/type",keyword:"t\
ype",params:{type:M.properties.focusOn.type}};e===null?e=[l]:e.push(l),i++}if(typeof p=="string"){if(f(p)<1){let l={instancePath:s+"/focusOn",schemaPath:"#/prop\
erties/focusOn/minLength",keyword:"minLength",params:{expected:"a string of 1 to 120 characters"}};e===null?e=[l]:e.push(l),i++}if(f(p)>120){let l={instancePath:s+
"/focusOn",schemaPath:"#/properties/focusOn/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 120 characters"}};e===null?e=[l]:e.push(l),i++}}}if(n.
hideWalls!==void 0){let p=n.hideWalls;if(typeof p!="boolean"&&p!==null){let l={instancePath:s+"/hideWalls",schemaPath:"#/properties/hideWalls/type",keyword:"typ\
e",params:{type:M.properties.hideWalls.type}};e===null?e=[l]:e.push(l),i++}}if(n.width!==void 0){let p=n.width;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))&&p!==null){let l={instancePath:s+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:M.properties.width.type}};e===null?e=[l]:e.push(l),
i++}if(typeof p=="number"&&isFinite(p)){if(p<1||isNaN(p)){let l={instancePath:s+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{expected:"\
an integer from 1 to 4096"}};e===null?e=[l]:e.push(l),i++}if(p>4096||isNaN(p)){let l={instancePath:s+"/width",schemaPath:"#/properties/width/maximum",keyword:"m\
aximum",params:{expected:"an integer from 1 to 4096"}};e===null?e=[l]:e.push(l),i++}}}if(n.height!==void 0){let p=n.height;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))&&p!==null){let l={instancePath:s+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:M.properties.height.type}};e===null?
e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)){if(p<1||isNaN(p)){let l={instancePath:s+"/height",schemaPath:"#/properties/height/minimum",keyword:"mini\
mum",params:{expected:"an integer from 1 to 4096"}};e===null?e=[l]:e.push(l),i++}if(p>4096||isNaN(p)){let l={instancePath:s+"/height",schemaPath:"#/properties/h\
eight/maximum",keyword:"maximum",params:{expected:"an integer from 1 to 4096"}};e===null?e=[l]:e.push(l),i++}}}if(n.quality!==void 0){let p=n.quality,l=i,m=!1,a=i;
if(typeof p!="string"){let u={instancePath:s+"/quality",schemaPath:"#/$defs/PhotoQuality/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),i++}
if(!(p==="low"||p==="medium"||p==="high")){let u={instancePath:s+"/quality",schemaPath:"#/$defs/PhotoQuality/enum",keyword:"enum",params:{allowedValues:br.enum}};
e===null?e=[u]:e.push(u),i++}var t=a===i;if(m=m||t,!m){let u=i;if(p!==null){let S={instancePath:s+"/quality",schemaPath:"#/properties/quality/anyOf/1/type",keyword:"\
type",params:{type:"null"}};e===null?e=[S]:e.push(S),i++}var t=u===i;m=m||t}if(m)i=l,e!==null&&(l?e.length=l:e=null);else{let u={instancePath:s+"/quality",schemaPath:"\
#/properties/quality/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),i++}}if(n.format!==void 0){let p=n.format,l=i,m=!1,a=i;if(typeof p!="string"){let u={
instancePath:s+"/format",schemaPath:"#/$defs/PhotoFormat/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),i++}if(!(p==="png"||p==="jpeg")){
let u={instancePath:s+"/format",schemaPath:"#/$defs/PhotoFormat/enum",keyword:"enum",params:{allowedValues:xr.enum}};e===null?e=[u]:e.push(u),i++}var o=a===i;if(m=
m||o,!m){let u=i;if(p!==null){let S={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[S]:
e.push(S),i++}var o=u===i;m=m||o}if(m)i=l,e!==null&&(l?e.length=l:e=null);else{let u={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf",keyword:"a\
nyOf",params:{}};e===null?e=[u]:e.push(u),i++}}if(n.x!==void 0){let p=n.x;if(!(typeof p=="number"&&isFinite(p))&&p!==null){let l={instancePath:s+"/x",schemaPath:"\
#/properties/x/type",keyword:"type",params:{type:M.properties.x.type}};e===null?e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)){if(p<-1e6||isNaN(p)){let l={
instancePath:s+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[l]:e.push(l),i++}if(p>
1e6||isNaN(p)){let l={instancePath:s+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?
e=[l]:e.push(l),i++}}}if(n.y!==void 0){let p=n.y;if(!(typeof p=="number"&&isFinite(p))&&p!==null){let l={instancePath:s+"/y",schemaPath:"#/properties/y/type",keyword:"\
type",params:{type:M.properties.y.type}};e===null?e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)){if(p<-1e6||isNaN(p)){let l={instancePath:s+"/y",schemaPath:"\
#/properties/y/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[l]:e.push(l),i++}if(p>1e6||isNaN(p)){let l={instancePath:s+
"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[l]:e.push(l),i++}}}if(n.z!==void 0){
let p=n.z;if(!(typeof p=="number"&&isFinite(p))&&p!==null){let l={instancePath:s+"/z",schemaPath:"#/properties/z/type",keyword:"type",params:{type:M.properties.
z.type}};e===null?e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)){if(p<-1e6||isNaN(p)){let l={instancePath:s+"/z",schemaPath:"#/properties/z/minimum",keyword:"\
minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[l]:e.push(l),i++}if(p>1e6||isNaN(p)){let l={instancePath:s+"/z",schemaPath:"#/proper\
ties/z/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[l]:e.push(l),i++}}}if(n.yaw!==void 0){let p=n.yaw;if(!(typeof p==
"number"&&isFinite(p))&&p!==null){let l={instancePath:s+"/yaw",schemaPath:"#/properties/yaw/type",keyword:"type",params:{type:M.properties.yaw.type}};e===null?e=
[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)){if(p<-1e6||isNaN(p)){let l={instancePath:s+"/yaw",schemaPath:"#/properties/yaw/minimum",keyword:"minimum",
params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[l]:e.push(l),i++}if(p>1e6||isNaN(p)){let l={instancePath:s+"/yaw",schemaPath:"#/properties/ya\
w/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[l]:e.push(l),i++}}}if(n.pitch!==void 0){let p=n.pitch;if(!(typeof p==
"number"&&isFinite(p))&&p!==null){let l={instancePath:s+"/pitch",schemaPath:"#/properties/pitch/type",keyword:"type",params:{type:M.properties.pitch.type}};e===
null?e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)){if(p<-90||isNaN(p)){let l={instancePath:s+"/pitch",schemaPath:"#/properties/pitch/minimum",keyword:"\
minimum",params:{expected:"a number from -90 to 90"}};e===null?e=[l]:e.push(l),i++}if(p>90||isNaN(p)){let l={instancePath:s+"/pitch",schemaPath:"#/properties/pi\
tch/maximum",keyword:"maximum",params:{expected:"a number from -90 to 90"}};e===null?e=[l]:e.push(l),i++}}}if(n.fov!==void 0){let p=n.fov;if(!(typeof p=="number"&&
isFinite(p))&&p!==null){let l={instancePath:s+"/fov",schemaPath:"#/properties/fov/type",keyword:"type",params:{type:M.properties.fov.type}};e===null?e=[l]:e.push(
l),i++}if(typeof p=="number"&&isFinite(p)){if(p<2||isNaN(p)){let l={instancePath:s+"/fov",schemaPath:"#/properties/fov/minimum",keyword:"minimum",params:{expected:"\
a number from 2 to 170"}};e===null?e=[l]:e.push(l),i++}if(p>170||isNaN(p)){let l={instancePath:s+"/fov",schemaPath:"#/properties/fov/maximum",keyword:"maximum",
params:{expected:"a number from 2 to 170"}};e===null?e=[l]:e.push(l),i++}}}if(n.filePath!==void 0){let p=n.filePath;if(typeof p!="string"&&p!==null){let l={instancePath:s+
"/filePath",schemaPath:"#/properties/filePath/type",keyword:"type",params:{type:M.properties.filePath.type}};e===null?e=[l]:e.push(l),i++}if(typeof p=="string"){
if(f(p)<1){let l={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};
e===null?e=[l]:e.push(l),i++}if(f(p)>1e3){let l={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/maxLength",keyword:"maxLength",params:{expected:"a\
 string of 1 to 1000 characters"}};e===null?e=[l]:e.push(l),i++}}}if(n.overwrite!==void 0){let p=n.overwrite;if(typeof p!="boolean"&&p!==null){let l={instancePath:s+
"/overwrite",schemaPath:"#/properties/overwrite/type",keyword:"type",params:{type:M.properties.overwrite.type}};e===null?e=[l]:e.push(l),i++}}if(n.home!==void 0){
let p=n.home;if(typeof p!="string"&&p!==null){let l={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:M.properties.home.type}};
e===null?e=[l]:e.push(l),i++}if(typeof p=="string"){if(f(p)<1){let l={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{
expected:"a string of 1 to 100 characters"}};e===null?e=[l]:e.push(l),i++}if(f(p)>100){let l={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"\
maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[l]:e.push(l),i++}}}for(let p in n)if(!J.call(M.properties,p)){let l={instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p,members:["view","angles","focusOn","hideWalls","width","height",
"quality","format","x","y","z","yaw","pitch","fov","filePath","overwrite","home"]}};e===null?e=[l]:e.push(l),i++}}else{let p={instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),i++}return Bt.errors=e,i===0}var xn=_t;function _t(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.view===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"view"}};e===null?e=[r]:e.push(r),i++}if(n.renderer===
void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"renderer"}};e===null?e=[r]:e.push(r),i++}if(n.quality===void 0){
let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"quality"}};e===null?e=[r]:e.push(r),i++}if(n.images===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"images"}};e===null?e=[r]:e.push(r),i++}if(n.view!==void 0){let r=n.view;if(typeof r=="string"){
if(f(r)<1){let t={instancePath:s+"/view",schemaPath:"#/properties/view/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===
null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/view",schemaPath:"#/properties/view/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),
i++}}if(n.renderer!==void 0){let r=n.renderer;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/renderer",schemaPath:"#/properties/renderer/minLength",keyword:"\
minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/renderer",schemaPath:"#/properties/r\
enderer/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.quality!==void 0){let r=n.quality;if(typeof r=="string"){if(f(r)<1){let t={
instancePath:s+"/quality",schemaPath:"#/properties/quality/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[t]:e.
push(t),i++}}else{let t={instancePath:s+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.
images!==void 0){let r=n.images;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)oe(r[o],{instancePath:s+"/images/"+o,parentData:r,parentDataProperty:o,rootData:y,
dynamicAnchors:g})||(e=e===null?oe.errors:e.concat(oe.errors),i=e.length);if(r.length<1){let o={instancePath:s+"/images",schemaPath:"#/properties/images/minItem\
s",keyword:"minItems",params:{expected:"a list of at least 1 item"}};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:s+"/images",schemaPath:"#/properties\
/images/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[r]:e.push(r),i++}return _t.errors=e,i===0}var kn=zt,ke={title:"RestoreCheckpointInput",description:"Restore a checkpoint.",type:"object",required:[],
properties:{id:{description:"Id from list_checkpoints.",type:["string","null"],minLength:1,maxLength:100},force:{description:"Also when nothing has changed sinc\
e.",type:["boolean","null"],default:!1},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function zt(n,{
instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id!==
void 0){let r=n.id;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:ke.properties.id.type}};
e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{expected:"\
a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLeng\
th",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}if(n.force!==void 0){let r=n.force;if(typeof r!="boolean"&&r!==null){let t={
instancePath:s+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type:ke.properties.force.type}};e===null?e=[t]:e.push(t),i++}}if(n.home!==void 0){
let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:ke.properties.home.type}};
e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{
expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"\
maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="id"||r==="force"||r==="home")){let t={instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["id","force","home"]}};e===null?e=[t]:e.push(t),i++}}else{
let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return zt.errors=e,i===0}var bn=Vt;function Vt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.checkpoint===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checkpoint"}};e===null?e=[r]:e.push(r),i++}
if(n.contents===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contents"}};e===null?e=[r]:e.push(r),i++}if(n.
checkpoint!==void 0){let r=n.checkpoint;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:s+"/checkpoint",schemaPath:"#/$defs/C\
heckpoint/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[t]:e.push(t),i++}if(r.description===void 0){let t={instancePath:s+"/checkpoint",
schemaPath:"#/$defs/Checkpoint/required",keyword:"required",params:{missingProperty:"description"}};e===null?e=[t]:e.push(t),i++}if(r.createdAt===void 0){let t={
instancePath:s+"/checkpoint",schemaPath:"#/$defs/Checkpoint/required",keyword:"required",params:{missingProperty:"createdAt"}};e===null?e=[t]:e.push(t),i++}if(r.
current===void 0){let t={instancePath:s+"/checkpoint",schemaPath:"#/$defs/Checkpoint/required",keyword:"required",params:{missingProperty:"current"}};e===null?e=
[t]:e.push(t),i++}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(f(t)<1){let o={instancePath:s+"/checkpoint/id",schemaPath:"#/$defs/Checkpoint/propertie\
s/id/minLength",keyword:"minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/checkpoint/\
id",schemaPath:"#/$defs/Checkpoint/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}if(r.description!==void 0){let t=r.description;
if(typeof t!="string"&&t!==null){let o={instancePath:s+"/checkpoint/description",schemaPath:"#/$defs/Checkpoint/properties/description/type",keyword:"type",params:{
type:qe.properties.description.type}};e===null?e=[o]:e.push(o),i++}}if(r.createdAt!==void 0){let t=r.createdAt;if(typeof t=="string"){if(f(t)<20){let o={instancePath:s+
"/checkpoint/createdAt",schemaPath:"#/$defs/Checkpoint/properties/createdAt/minLength",keyword:"minLength",params:{expected:"a string of at least 20 characters"}};
e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/checkpoint/createdAt",schemaPath:"#/$defs/Checkpoint/properties/createdAt/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),i++}}if(r.current!==void 0&&typeof r.current!="boolean"){let t={instancePath:s+"/checkpoint/current",schemaPath:"#/$def\
s/Checkpoint/properties/current/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/checkpoint",schemaPath:"\
#/$defs/Checkpoint/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}if(n.contents!==void 0){let r=n.contents;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.levels===void 0){let t={instancePath:s+"/contents",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"leve\
ls"}};e===null?e=[t]:e.push(t),i++}if(r.walls===void 0){let t={instancePath:s+"/contents",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"\
walls"}};e===null?e=[t]:e.push(t),i++}if(r.rooms===void 0){let t={instancePath:s+"/contents",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty:"\
rooms"}};e===null?e=[t]:e.push(t),i++}if(r.furniture===void 0){let t={instancePath:s+"/contents",schemaPath:"#/$defs/Counts/required",keyword:"required",params:{
missingProperty:"furniture"}};e===null?e=[t]:e.push(t),i++}if(r.labels===void 0){let t={instancePath:s+"/contents",schemaPath:"#/$defs/Counts/required",keyword:"\
required",params:{missingProperty:"labels"}};e===null?e=[t]:e.push(t),i++}if(r.dimensionLines===void 0){let t={instancePath:s+"/contents",schemaPath:"#/$defs/Co\
unts/required",keyword:"required",params:{missingProperty:"dimensionLines"}};e===null?e=[t]:e.push(t),i++}if(r.levels!==void 0){let t=r.levels;if(!(typeof t=="n\
umber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/contents/levels",schemaPath:"#/$defs/Counts/properties/levels/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/contents/levels",schemaPath:"#/$defs/Counts\
/properties/levels/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.walls!==void 0){let t=r.walls;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/contents/walls",schemaPath:"#/$defs/Counts/properties/walls/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/contents/walls",schemaPath:"#/$defs/Counts/\
properties/walls/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.rooms!==void 0){let t=r.rooms;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/contents/rooms",schemaPath:"#/$defs/Counts/properties/rooms/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/contents/rooms",schemaPath:"#/$defs/Counts/\
properties/rooms/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.furniture!==void 0){let t=r.furniture;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/contents/furniture",schemaPath:"#/$defs/Counts/properties/furniture/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/contents/furniture",schemaPath:"\
#/$defs/Counts/properties/furniture/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.labels!==void 0){
let t=r.labels;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/contents/labels",schemaPath:"#/$defs/Counts/properties/labels/t\
ype",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:s+"/contents/\
labels",schemaPath:"#/$defs/Counts/properties/labels/minimum",keyword:"minimum",params:{expected:"an integer of at least 0"}};e===null?e=[o]:e.push(o),i++}}if(r.
dimensionLines!==void 0){let t=r.dimensionLines;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:s+"/contents/dimensionLines",schemaPath:"\
#/$defs/Counts/properties/dimensionLines/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(
t))){let o={instancePath:s+"/contents/dimensionLines",schemaPath:"#/$defs/Counts/properties/dimensionLines/minimum",keyword:"minimum",params:{expected:"an integ\
er of at least 0"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/contents",schemaPath:"#/$defs/Counts/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Vt.errors=
e,i===0}var vn=Rt,be={title:"SaveHomeInput",description:"Save the home.",type:"object",required:[],properties:{filePath:{description:"Relative path.",type:["str\
ing","null"],minLength:1,maxLength:1e3},overwrite:{description:"Replace an existing file.",type:["boolean","null"],default:!1},home:{description:"The home.",type:[
"string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function Rt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){
let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.filePath!==void 0){let r=n.filePath;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/fi\
lePath",schemaPath:"#/properties/filePath/type",keyword:"type",params:{type:be.properties.filePath.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(
r)<1){let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/minLength",keyword:"minLength",params:{expected:"a string of 1 to 1000 characters"}};e===
null?e=[t]:e.push(t),i++}if(f(r)>1e3){let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/maxLength",keyword:"maxLength",params:{expected:"a str\
ing of 1 to 1000 characters"}};e===null?e=[t]:e.push(t),i++}}}if(n.overwrite!==void 0){let r=n.overwrite;if(typeof r!="boolean"&&r!==null){let t={instancePath:s+
"/overwrite",schemaPath:"#/properties/overwrite/type",keyword:"type",params:{type:be.properties.overwrite.type}};e===null?e=[t]:e.push(t),i++}}if(n.home!==void 0){
let r=n.home;if(typeof r!="string"&&r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:be.properties.home.type}};
e===null?e=[t]:e.push(t),i++}if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{
expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"\
maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="filePath"||r==="overwrite"||r==="home")){
let t={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["filePath","overwrite","home"]}};
e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Rt.errors=
e,i===0}var qn=Wt;function Wt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.filePath===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filePath"}};e===null?e=[r]:e.push(r),i++}if(n.
sizeBytes===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sizeBytes"}};e===null?e=[r]:e.push(r),i++}if(n.filePath!==
void 0){let r=n.filePath;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/minLength",keyword:"minLength",params:{
expected:"a string of at least 1 character"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/filePath",schemaPath:"#/properties/filePath/type",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.sizeBytes!==void 0){let r=n.sizeBytes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let t={instancePath:s+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),i++}if(typeof r=="n\
umber"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:s+"/sizeBytes",schemaPath:"#/properties/sizeBytes/minimum",keyword:"minimum",params:{expected:"an inte\
ger of at least 1"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),i++}return Wt.errors=e,i===0}var Ln=Ht,X={title:"SetCameraInput",description:"Set the camera.",type:"object",required:[],properties:{mode:{description:"Mode.",
anyOf:[{$ref:"#/$defs/CameraMode"},{type:"null"}]},name:{description:"Name of a stored camera.",type:["string","null"],minLength:1,maxLength:200},x:{description:"\
X.",type:["number","null"],minimum:-1e6,maximum:1e6},y:{description:"Y.",type:["number","null"],minimum:-1e6,maximum:1e6},z:{description:"Above the ground.",type:[
"number","null"],minimum:-1e6,maximum:1e6},yaw:{description:"Yaw.",type:["number","null"],minimum:-1e6,maximum:1e6},pitch:{description:"Pitch.",type:["number","\
null"],minimum:-90,maximum:90},fov:{description:"Field of view.",type:["number","null"],minimum:2,maximum:170},lookAt:{description:"Turn to this point, instead \
of yaw and pitch.",anyOf:[{$ref:"#/$defs/LookAtPoint"},{type:"null"}]},target:{description:"Turn to the middle of the home.",anyOf:[{$ref:"#/$defs/CameraTarget"},
{type:"null"}]},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1,"x-exactlyOne":["mode","name"]};function Ht(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.mode!==void 0){let w=n.mode,k=i,N=!1,z=i;if(typeof w!="string"){let q={instancePath:s+"/mode",schemaPath:"#/$defs/CameraMode/type",keyword:"type",params:{
type:"string"}};e===null?e=[q]:e.push(q),i++}if(!(w==="observer"||w==="top")){let q={instancePath:s+"/mode",schemaPath:"#/$defs/CameraMode/enum",keyword:"enum",
params:{allowedValues:Me.enum}};e===null?e=[q]:e.push(q),i++}var r=z===i;if(N=N||r,!N){let q=i;if(w!==null){let b={instancePath:s+"/mode",schemaPath:"#/properti\
es/mode/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),i++}var r=q===i;N=N||r}if(N)i=k,e!==null&&(k?e.length=k:e=null);else{let q={
instancePath:s+"/mode",schemaPath:"#/properties/mode/anyOf",keyword:"anyOf",params:{}};e===null?e=[q]:e.push(q),i++}}if(n.name!==void 0){let w=n.name;if(typeof w!=
"string"&&w!==null){let k={instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:X.properties.name.type}};e===null?e=[k]:e.push(
k),i++}if(typeof w=="string"){if(f(w)<1){let k={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{expected:"a string o\
f 1 to 200 characters"}};e===null?e=[k]:e.push(k),i++}if(f(w)>200){let k={instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
expected:"a string of 1 to 200 characters"}};e===null?e=[k]:e.push(k),i++}}}if(n.x!==void 0){let w=n.x;if(!(typeof w=="number"&&isFinite(w))&&w!==null){let k={instancePath:s+
"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:X.properties.x.type}};e===null?e=[k]:e.push(k),i++}if(typeof w=="number"&&isFinite(w)){if(w<-1e6||
isNaN(w)){let k={instancePath:s+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[k]:
e.push(k),i++}if(w>1e6||isNaN(w)){let k={instancePath:s+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1\
000000"}};e===null?e=[k]:e.push(k),i++}}}if(n.y!==void 0){let w=n.y;if(!(typeof w=="number"&&isFinite(w))&&w!==null){let k={instancePath:s+"/y",schemaPath:"#/pr\
operties/y/type",keyword:"type",params:{type:X.properties.y.type}};e===null?e=[k]:e.push(k),i++}if(typeof w=="number"&&isFinite(w)){if(w<-1e6||isNaN(w)){let k={
instancePath:s+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[k]:e.push(k),i++}if(w>
1e6||isNaN(w)){let k={instancePath:s+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?
e=[k]:e.push(k),i++}}}if(n.z!==void 0){let w=n.z;if(!(typeof w=="number"&&isFinite(w))&&w!==null){let k={instancePath:s+"/z",schemaPath:"#/properties/z/type",keyword:"\
type",params:{type:X.properties.z.type}};e===null?e=[k]:e.push(k),i++}if(typeof w=="number"&&isFinite(w)){if(w<-1e6||isNaN(w)){let k={instancePath:s+"/z",schemaPath:"\
#/properties/z/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[k]:e.push(k),i++}if(w>1e6||isNaN(w)){let k={instancePath:s+
"/z",schemaPath:"#/properties/z/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[k]:e.push(k),i++}}}if(n.yaw!==void 0){
let w=n.yaw;if(!(typeof w=="number"&&isFinite(w))&&w!==null){let k={instancePath:s+"/yaw",schemaPath:"#/properties/yaw/type",keyword:"type",params:{type:X.properties.
yaw.type}};e===null?e=[k]:e.push(k),i++}if(typeof w=="number"&&isFinite(w)){if(w<-1e6||isNaN(w)){let k={instancePath:s+"/yaw",schemaPath:"#/properties/yaw/minim\
um",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[k]:e.push(k),i++}if(w>1e6||isNaN(w)){let k={instancePath:s+"/yaw",schemaPath:"\
#/properties/yaw/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[k]:e.push(k),i++}}}if(n.pitch!==void 0){let w=n.pitch;
if(!(typeof w=="number"&&isFinite(w))&&w!==null){let k={instancePath:s+"/pitch",schemaPath:"#/properties/pitch/type",keyword:"type",params:{type:X.properties.pitch.
type}};e===null?e=[k]:e.push(k),i++}if(typeof w=="number"&&isFinite(w)){if(w<-90||isNaN(w)){let k={instancePath:s+"/pitch",schemaPath:"#/properties/pitch/minimu\
m",keyword:"minimum",params:{expected:"a number from -90 to 90"}};e===null?e=[k]:e.push(k),i++}if(w>90||isNaN(w)){let k={instancePath:s+"/pitch",schemaPath:"#/p\
roperties/pitch/maximum",keyword:"maximum",params:{expected:"a number from -90 to 90"}};e===null?e=[k]:e.push(k),i++}}}if(n.fov!==void 0){let w=n.fov;if(!(typeof w==
"number"&&isFinite(w))&&w!==null){let k={instancePath:s+"/fov",schemaPath:"#/properties/fov/type",keyword:"type",params:{type:X.properties.fov.type}};e===null?e=
[k]:e.push(k),i++}if(typeof w=="number"&&isFinite(w)){if(w<2||isNaN(w)){let k={instancePath:s+"/fov",schemaPath:"#/properties/fov/minimum",keyword:"minimum",params:{
expected:"a number from 2 to 170"}};e===null?e=[k]:e.push(k),i++}if(w>170||isNaN(w)){let k={instancePath:s+"/fov",schemaPath:"#/properties/fov/maximum",keyword:"\
maximum",params:{expected:"a number from 2 to 170"}};e===null?e=[k]:e.push(k),i++}}}if(n.lookAt!==void 0){let w=n.lookAt,k=i,N=!1,z=i;if(w&&typeof w=="object"&&
!Array.isArray(w)){if(w.x===void 0){let q={instancePath:s+"/lookAt",schemaPath:"#/$defs/LookAtPoint/required",keyword:"required",params:{missingProperty:"x"}};e===
null?e=[q]:e.push(q),i++}if(w.y===void 0){let q={instancePath:s+"/lookAt",schemaPath:"#/$defs/LookAtPoint/required",keyword:"required",params:{missingProperty:"\
y"}};e===null?e=[q]:e.push(q),i++}if(w.x!==void 0){let q=w.x;if(typeof q=="number"&&isFinite(q)){if(q<-1e6||isNaN(q)){let h={instancePath:s+"/lookAt/x",schemaPath:"\
#/$defs/LookAtPoint/properties/x/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[h]:e.push(h),i++}if(q>1e6||isNaN(
q)){let h={instancePath:s+"/lookAt/x",schemaPath:"#/$defs/LookAtPoint/properties/x/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 100000\
0"}};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:s+"/lookAt/x",schemaPath:"#/$defs/LookAtPoint/properties/x/type",keyword:"type",params:{type:"number"}};
e===null?e=[h]:e.push(h),i++}}if(w.y!==void 0){let q=w.y;if(typeof q=="number"&&isFinite(q)){if(q<-1e6||isNaN(q)){let h={instancePath:s+"/lookAt/y",schemaPath:"\
#/$defs/LookAtPoint/properties/y/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[h]:e.push(h),i++}if(q>1e6||isNaN(
q)){let h={instancePath:s+"/lookAt/y",schemaPath:"#/$defs/LookAtPoint/properties/y/maximum",keyword:"maximum",params:{expected:"a number from -1000000 to 100000\
0"}};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:s+"/lookAt/y",schemaPath:"#/$defs/LookAtPoint/properties/y/type",keyword:"type",params:{type:"number"}};
e===null?e=[h]:e.push(h),i++}}if(w.z!==void 0){let q=w.z;if(!(typeof q=="number"&&isFinite(q))&&q!==null){let h={instancePath:s+"/lookAt/z",schemaPath:"#/$defs/\
LookAtPoint/properties/z/type",keyword:"type",params:{type:hr.properties.z.type}};e===null?e=[h]:e.push(h),i++}if(typeof q=="number"&&isFinite(q)){if(q<-1e6||isNaN(
q)){let h={instancePath:s+"/lookAt/z",schemaPath:"#/$defs/LookAtPoint/properties/z/minimum",keyword:"minimum",params:{expected:"a number from -1000000 to 100000\
0"}};e===null?e=[h]:e.push(h),i++}if(q>1e6||isNaN(q)){let h={instancePath:s+"/lookAt/z",schemaPath:"#/$defs/LookAtPoint/properties/z/maximum",keyword:"maximum",
params:{expected:"a number from -1000000 to 1000000"}};e===null?e=[h]:e.push(h),i++}}}for(let q in w)if(!(q==="x"||q==="y"||q==="z")){let h={instancePath:s+"/lo\
okAt",schemaPath:"#/$defs/LookAtPoint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q,members:["x","y","z"]}};e===null?e=[h]:e.
push(h),i++}}else{let q={instancePath:s+"/lookAt",schemaPath:"#/$defs/LookAtPoint/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),i++}var t=z===
i;if(N=N||t,!N){let q=i;if(w!==null){let b={instancePath:s+"/lookAt",schemaPath:"#/properties/lookAt/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?
e=[b]:e.push(b),i++}var t=q===i;N=N||t}if(N)i=k,e!==null&&(k?e.length=k:e=null);else{let q={instancePath:s+"/lookAt",schemaPath:"#/properties/lookAt/anyOf",keyword:"\
anyOf",params:{}};e===null?e=[q]:e.push(q),i++}}if(n.target!==void 0){let w=n.target,k=i,N=!1,z=i;if(typeof w!="string"){let q={instancePath:s+"/target",schemaPath:"\
#/$defs/CameraTarget/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),i++}if(w!=="center"){let q={instancePath:s+"/target",schemaPath:"#/$d\
efs/CameraTarget/enum",keyword:"enum",params:{allowedValues:_e.enum}};e===null?e=[q]:e.push(q),i++}var o=z===i;if(N=N||o,!N){let q=i;if(w!==null){let b={instancePath:s+
"/target",schemaPath:"#/properties/target/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[b]:e.push(b),i++}var o=q===i;N=N||o}if(N)i=k,e!==null&&
(k?e.length=k:e=null);else{let q={instancePath:s+"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};e===null?e=[q]:e.push(q),i++}}if(n.
home!==void 0){let w=n.home;if(typeof w!="string"&&w!==null){let k={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:X.properties.
home.type}};e===null?e=[k]:e.push(k),i++}if(typeof w=="string"){if(f(w)<1){let k={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLe\
ngth",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[k]:e.push(k),i++}if(f(w)>100){let k={instancePath:s+"/home",schemaPath:"#/properties/home\
/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[k]:e.push(k),i++}}}let u=i,L=i,S=!1,d=null,c=i;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.mode===void 0){let w={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf/0/required",keyword:"required",params:{missingProperty:"\
mode"}};e===null?e=[w]:e.push(w),i++}if(n.mode!==void 0){let w=i,k=i;if(n.mode!==null){let N={};e===null?e=[N]:e.push(N),i++}var p=k===i;if(p){let N={instancePath:s+
"/mode",schemaPath:"#/x-exactlyOne/oneOf/0/properties/mode/not",keyword:"not",params:{}};e===null?e=[N]:e.push(N),i++}else i=w,e!==null&&(w?e.length=w:e=null)}}else{
let w={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf/0/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),i++}var m=c===i;m&&(S=!0,d=0);let C=i;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){let w={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf/1/required",keyword:"required",params:{missingProperty:"\
name"}};e===null?e=[w]:e.push(w),i++}if(n.name!==void 0){let w=i,k=i;if(n.name!==null){let N={};e===null?e=[N]:e.push(N),i++}var l=k===i;if(l){let N={instancePath:s+
"/name",schemaPath:"#/x-exactlyOne/oneOf/1/properties/name/not",keyword:"not",params:{}};e===null?e=[N]:e.push(N),i++}else i=w,e!==null&&(w?e.length=w:e=null)}}else{
let w={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),i++}var m=C===i;if(m&&S?(S=!1,d=[
d,1]):m&&(S=!0,d=1),S)i=L,e!==null&&(L?e.length=L:e=null);else{let w={instancePath:s,schemaPath:"#/x-exactlyOne/oneOf",keyword:"oneOf",params:{passingSchemas:d}};
e===null?e=[w]:e.push(w),i++}var a=u===i;if(!a){let w={instancePath:s,schemaPath:"#/x-exactlyOne",keyword:"x-exactlyOne",params:{members:["mode","name"]}};e===null?
e=[w]:e.push(w),i++}for(let w in n)if(!J.call(X.properties,w)){let k={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:w,members:["mode","name","x","y","z","yaw","pitch","fov","lookAt","target","home"]}};e===null?e=[k]:e.push(k),i++}}else{let u={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),i++}return Ht.errors=e,i===0}var An=Gt,V={title:"SetEnvironmentInput",description:"\
Change the environment.",type:"object",required:[],properties:{groundColor:{description:"Ground.",type:["string","null"],pattern:"^#[0-9A-Fa-f]{6}$","x-expected":"\
#RRGGBB"},groundTexture:{description:"Name in the catalog.",type:["string","null"],minLength:1,maxLength:200},groundTextureCategory:{description:"Where several \
have the name.",type:["string","null"],minLength:1,maxLength:200},skyColor:{description:"Sky.",type:["string","null"],pattern:"^#[0-9A-Fa-f]{6}$","x-expected":"\
#RRGGBB"},skyTexture:{description:"Name in the catalog.",type:["string","null"],minLength:1,maxLength:200},skyTextureCategory:{description:"Where several have t\
he name.",type:["string","null"],minLength:1,maxLength:200},lightColor:{description:"Daylight.",type:["string","null"],pattern:"^#[0-9A-Fa-f]{6}$","x-expected":"\
#RRGGBB"},ceilingLightColor:{description:"Light below ceilings.",type:["string","null"],pattern:"^#[0-9A-Fa-f]{6}$","x-expected":"#RRGGBB"},wallsAlpha:{description:"\
Transparency of walls; 0 is solid.",type:["number","null"],minimum:0,maximum:1},drawingMode:{description:"How surfaces are drawn.",anyOf:[{$ref:"#/$defs/Drawing\
Mode"},{type:"null"}]},allLevelsVisible:{description:"Show all levels.",type:["boolean","null"]},home:{description:"The home.",type:["string","null"],minLength:1,
maxLength:100}},additionalProperties:!1};function Gt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.groundColor!==void 0){let t=n.groundColor;if(typeof t!="string"&&t!==null){let o={instancePath:s+"/groundColor",
schemaPath:"#/properties/groundColor/type",keyword:"type",params:{type:V.properties.groundColor.type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="string"&&!O.test(
t)){let o={instancePath:s+"/groundColor",schemaPath:"#/properties/groundColor/pattern",keyword:"pattern",params:{expected:"#RRGGBB"}};e===null?e=[o]:e.push(o),i++}}
if(n.groundTexture!==void 0){let t=n.groundTexture;if(typeof t!="string"&&t!==null){let o={instancePath:s+"/groundTexture",schemaPath:"#/properties/groundTextur\
e/type",keyword:"type",params:{type:V.properties.groundTexture.type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="string"){if(f(t)<1){let o={instancePath:s+"/gro\
undTexture",schemaPath:"#/properties/groundTexture/minLength",keyword:"minLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[o]:e.push(o),
i++}if(f(t)>200){let o={instancePath:s+"/groundTexture",schemaPath:"#/properties/groundTexture/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to\
 200 characters"}};e===null?e=[o]:e.push(o),i++}}}if(n.groundTextureCategory!==void 0){let t=n.groundTextureCategory;if(typeof t!="string"&&t!==null){let o={instancePath:s+
"/groundTextureCategory",schemaPath:"#/properties/groundTextureCategory/type",keyword:"type",params:{type:V.properties.groundTextureCategory.type}};e===null?e=[
o]:e.push(o),i++}if(typeof t=="string"){if(f(t)<1){let o={instancePath:s+"/groundTextureCategory",schemaPath:"#/properties/groundTextureCategory/minLength",keyword:"\
minLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[o]:e.push(o),i++}if(f(t)>200){let o={instancePath:s+"/groundTextureCategory",schemaPath:"\
#/properties/groundTextureCategory/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[o]:e.push(o),i++}}}if(n.skyColor!==
void 0){let t=n.skyColor;if(typeof t!="string"&&t!==null){let o={instancePath:s+"/skyColor",schemaPath:"#/properties/skyColor/type",keyword:"type",params:{type:V.
properties.skyColor.type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="string"&&!O.test(t)){let o={instancePath:s+"/skyColor",schemaPath:"#/properties/skyColor/p\
attern",keyword:"pattern",params:{expected:"#RRGGBB"}};e===null?e=[o]:e.push(o),i++}}if(n.skyTexture!==void 0){let t=n.skyTexture;if(typeof t!="string"&&t!==null){
let o={instancePath:s+"/skyTexture",schemaPath:"#/properties/skyTexture/type",keyword:"type",params:{type:V.properties.skyTexture.type}};e===null?e=[o]:e.push(o),
i++}if(typeof t=="string"){if(f(t)<1){let o={instancePath:s+"/skyTexture",schemaPath:"#/properties/skyTexture/minLength",keyword:"minLength",params:{expected:"a\
 string of 1 to 200 characters"}};e===null?e=[o]:e.push(o),i++}if(f(t)>200){let o={instancePath:s+"/skyTexture",schemaPath:"#/properties/skyTexture/maxLength",keyword:"\
maxLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[o]:e.push(o),i++}}}if(n.skyTextureCategory!==void 0){let t=n.skyTextureCategory;if(typeof t!=
"string"&&t!==null){let o={instancePath:s+"/skyTextureCategory",schemaPath:"#/properties/skyTextureCategory/type",keyword:"type",params:{type:V.properties.skyTextureCategory.
type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="string"){if(f(t)<1){let o={instancePath:s+"/skyTextureCategory",schemaPath:"#/properties/skyTextureCategory/mi\
nLength",keyword:"minLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[o]:e.push(o),i++}if(f(t)>200){let o={instancePath:s+"/skyTextureCa\
tegory",schemaPath:"#/properties/skyTextureCategory/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 200 characters"}};e===null?e=[o]:e.push(o),
i++}}}if(n.lightColor!==void 0){let t=n.lightColor;if(typeof t!="string"&&t!==null){let o={instancePath:s+"/lightColor",schemaPath:"#/properties/lightColor/type",
keyword:"type",params:{type:V.properties.lightColor.type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="string"&&!O.test(t)){let o={instancePath:s+"/lightColor",schemaPath:"\
#/properties/lightColor/pattern",keyword:"pattern",params:{expected:"#RRGGBB"}};e===null?e=[o]:e.push(o),i++}}if(n.ceilingLightColor!==void 0){let t=n.ceilingLightColor;
if(typeof t!="string"&&t!==null){let o={instancePath:s+"/ceilingLightColor",schemaPath:"#/properties/ceilingLightColor/type",keyword:"type",params:{type:V.properties.
ceilingLightColor.type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="string"&&!O.test(t)){let o={instancePath:s+"/ceilingLightColor",schemaPath:"#/properties/cei\
lingLightColor/pattern",keyword:"pattern",params:{expected:"#RRGGBB"}};e===null?e=[o]:e.push(o),i++}}if(n.wallsAlpha!==void 0){let t=n.wallsAlpha;if(!(typeof t==
"number"&&isFinite(t))&&t!==null){let o={instancePath:s+"/wallsAlpha",schemaPath:"#/properties/wallsAlpha/type",keyword:"type",params:{type:V.properties.wallsAlpha.
type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let o={instancePath:s+"/wallsAlpha",schemaPath:"#/properties/wallsAlph\
a/minimum",keyword:"minimum",params:{expected:"a number from 0 to 1"}};e===null?e=[o]:e.push(o),i++}if(t>1||isNaN(t)){let o={instancePath:s+"/wallsAlpha",schemaPath:"\
#/properties/wallsAlpha/maximum",keyword:"maximum",params:{expected:"a number from 0 to 1"}};e===null?e=[o]:e.push(o),i++}}}if(n.drawingMode!==void 0){let t=n.drawingMode,
o=i,p=!1,l=i;if(typeof t!="string"){let m={instancePath:s+"/drawingMode",schemaPath:"#/$defs/DrawingMode/type",keyword:"type",params:{type:"string"}};e===null?e=
[m]:e.push(m),i++}if(!(t==="FILL"||t==="OUTLINE"||t==="FILL_AND_OUTLINE")){let m={instancePath:s+"/drawingMode",schemaPath:"#/$defs/DrawingMode/enum",keyword:"e\
num",params:{allowedValues:er.enum}};e===null?e=[m]:e.push(m),i++}var r=l===i;if(p=p||r,!p){let m=i;if(t!==null){let u={instancePath:s+"/drawingMode",schemaPath:"\
#/properties/drawingMode/anyOf/1/type",keyword:"type",params:{type:"null"}};e===null?e=[u]:e.push(u),i++}var r=m===i;p=p||r}if(p)i=o,e!==null&&(o?e.length=o:e=null);else{
let m={instancePath:s+"/drawingMode",schemaPath:"#/properties/drawingMode/anyOf",keyword:"anyOf",params:{}};e===null?e=[m]:e.push(m),i++}}if(n.allLevelsVisible!==
void 0){let t=n.allLevelsVisible;if(typeof t!="boolean"&&t!==null){let o={instancePath:s+"/allLevelsVisible",schemaPath:"#/properties/allLevelsVisible/type",keyword:"\
type",params:{type:V.properties.allLevelsVisible.type}};e===null?e=[o]:e.push(o),i++}}if(n.home!==void 0){let t=n.home;if(typeof t!="string"&&t!==null){let o={instancePath:s+
"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:V.properties.home.type}};e===null?e=[o]:e.push(o),i++}if(typeof t=="string"){if(f(t)<1){
let o={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[o]:e.
push(o),i++}if(f(t)>100){let o={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 chara\
cters"}};e===null?e=[o]:e.push(o),i++}}}for(let t in n)if(!J.call(V.properties,t)){let o={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t,members:["groundColor","groundTexture","groundTextureCategory","skyColor","skyTexture","skyTextureCategory","lightColor",
"ceilingLightColor","wallsAlpha","drawingMode","allLevelsVisible","home"]}};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return Gt.errors=e,i===0}var Nn=Yt,Pi={title:"SetSelectedLevelInput",description:"Select a level.",type:"\
object",required:["id"],properties:{id:{description:"Id of the level.",type:"string",minLength:1,maxLength:100},home:{description:"The home.",type:["string","nu\
ll"],minLength:1,maxLength:100}},additionalProperties:!1};function Yt(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){
let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[r]:e.push(r),i++}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(f(r)<1){let t={instancePath:s+"/id",schemaPath:"#/properties/id/minLen\
gth",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/id",schemaPath:"\
#/properties/id/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/i\
d",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),i++}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&
r!==null){let t={instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:Pi.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r==
"string"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 character\
s"}};e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a st\
ring of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="id"||r==="home")){let t={instancePath:s,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r,members:["id","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Yt.errors=e,i===0}var Cn=Xt,$e={title:"StoreCameraInput",description:"Store a cam\
era.",type:"object",required:["name"],properties:{name:{description:"Its name.",type:"string",minLength:1,maxLength:200},delete:{description:"Delete it.",type:[
"boolean","null"],default:!1},home:{description:"The home.",type:["string","null"],minLength:1,maxLength:100}},additionalProperties:!1};function Xt(n,{instancePath:s="",
parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){let r={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),i++}if(n.name!==void 0){let r=n.name;if(typeof r=="string"){
if(f(r)<1){let t={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{expected:"a string of 1 to 200 characters"}};e===null?
e=[t]:e.push(t),i++}if(f(r)>200){let t={instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{expected:"a string of 1 to 2\
00 characters"}};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===
null?e=[t]:e.push(t),i++}}if(n.delete!==void 0){let r=n.delete;if(typeof r!="boolean"&&r!==null){let t={instancePath:s+"/delete",schemaPath:"#/properties/delete\
/type",keyword:"type",params:{type:$e.properties.delete.type}};e===null?e=[t]:e.push(t),i++}}if(n.home!==void 0){let r=n.home;if(typeof r!="string"&&r!==null){let t={
instancePath:s+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type:$e.properties.home.type}};e===null?e=[t]:e.push(t),i++}if(typeof r=="stri\
ng"){if(f(r)<1){let t={instancePath:s+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{expected:"a string of 1 to 100 characters"}};
e===null?e=[t]:e.push(t),i++}if(f(r)>100){let t={instancePath:s+"/home",schemaPath:"#/properties/home/maxLength",keyword:"maxLength",params:{expected:"a string \
of 1 to 100 characters"}};e===null?e=[t]:e.push(t),i++}}}for(let r in n)if(!(r==="name"||r==="delete"||r==="home")){let t={instancePath:s,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:r,members:["name","delete","home"]}};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}return Xt.errors=e,i===0}var Tn=Ut;function Ut(n,{instancePath:s="",parentData:x,parentDataProperty:P,rootData:y=n,dynamicAnchors:g={}}={}){let e=null,i=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.action===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"}};e===null?e=[r]:e.push(r),i++}if(n.
camera===void 0){let r={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"camera"}};e===null?e=[r]:e.push(r),i++}if(n.action!==
void 0&&typeof n.action!="string"){let r={instancePath:s+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.
push(r),i++}if(n.camera!==void 0){let r=n.camera;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:s+"/camera",schemaPath:"#/$d\
efs/StoredCamera/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[t]:e.push(t),i++}if(r.name===void 0){let t={instancePath:s+"/camera",schemaPath:"\
#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[t]:e.push(t),i++}if(r.x===void 0){let t={instancePath:s+"/camera",
schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[t]:e.push(t),i++}if(r.y===void 0){let t={instancePath:s+
"/camera",schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[t]:e.push(t),i++}if(r.z===void 0){let t={instancePath:s+
"/camera",schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"z"}};e===null?e=[t]:e.push(t),i++}if(r.yaw===void 0){let t={instancePath:s+
"/camera",schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"yaw"}};e===null?e=[t]:e.push(t),i++}if(r.pitch===void 0){let t={
instancePath:s+"/camera",schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"pitch"}};e===null?e=[t]:e.push(t),i++}if(r.fov===
void 0){let t={instancePath:s+"/camera",schemaPath:"#/$defs/StoredCamera/required",keyword:"required",params:{missingProperty:"fov"}};e===null?e=[t]:e.push(t),i++}
if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(f(t)<1){let o={instancePath:s+"/camera/id",schemaPath:"#/$defs/StoredCamera/properties/id/minLength",keyword:"\
minLength",params:{expected:"a string of at least 1 character"}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/camera/id",schemaPath:"#/$defs/Store\
dCamera/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(f(t)<
1){let o={instancePath:s+"/camera/name",schemaPath:"#/$defs/StoredCamera/properties/name/minLength",keyword:"minLength",params:{expected:"a string of at least 1\
 character"}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/camera/name",schemaPath:"#/$defs/StoredCamera/properties/name/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),i++}}if(r.x!==void 0){let t=r.x;if(!(typeof t=="number"&&isFinite(t))){let o={instancePath:s+"/camera/x",schemaPath:"#/\
$defs/StoredCamera/properties/x/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),i++}}if(r.y!==void 0){let t=r.y;if(!(typeof t=="number"&&isFinite(
t))){let o={instancePath:s+"/camera/y",schemaPath:"#/$defs/StoredCamera/properties/y/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),i++}}
if(r.z!==void 0){let t=r.z;if(!(typeof t=="number"&&isFinite(t))){let o={instancePath:s+"/camera/z",schemaPath:"#/$defs/StoredCamera/properties/z/type",keyword:"\
type",params:{type:"number"}};e===null?e=[o]:e.push(o),i++}}if(r.yaw!==void 0){let t=r.yaw;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){let o={instancePath:s+
"/camera/yaw",schemaPath:"#/$defs/StoredCamera/properties/yaw/minimum",keyword:"minimum",params:{expected:"a number from 0 to 360"}};e===null?e=[o]:e.push(o),i++}
if(t>360||isNaN(t)){let o={instancePath:s+"/camera/yaw",schemaPath:"#/$defs/StoredCamera/properties/yaw/maximum",keyword:"maximum",params:{expected:"a number fr\
om 0 to 360"}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/camera/yaw",schemaPath:"#/$defs/StoredCamera/properties/yaw/type",keyword:"type",params:{
type:"number"}};e===null?e=[o]:e.push(o),i++}}if(r.pitch!==void 0){let t=r.pitch;if(!(typeof t=="number"&&isFinite(t))){let o={instancePath:s+"/camera/pitch",schemaPath:"\
#/$defs/StoredCamera/properties/pitch/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),i++}}if(r.fov!==void 0){let t=r.fov;if(typeof t=="nu\
mber"&&isFinite(t)){if(t<=0||isNaN(t)){let o={instancePath:s+"/camera/fov",schemaPath:"#/$defs/StoredCamera/properties/fov/exclusiveMinimum",keyword:"exclusiveM\
inimum",params:{expected:"a number greater than 0"}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/camera/fov",schemaPath:"#/$defs/StoredCamera/pro\
perties/fov/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:s+"/camera",schemaPath:"#/$defs/StoredCamera/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[r]:e.push(r),i++}return Ut.errors=e,i===0}export{vs as validateAddDimensionLineInput,qs as validateAddLabelInput,Ls as validateAddLevelInput,bi as validateAmbiguousDetails,vi as validateAppliedTexture,As as validateApplyTextureInput,
Ns as validateApplyTextureOutput,qi as validateBatchCommand,Cs as validateBatchCommandsInput,Ts as validateBatchCommandsOutput,Li as validateBatchResult,Ai as validateBatchStatus,
Ni as validateBoundingBox,Si as validateCamera,Ci as validateCameraKind,Ti as validateCameraMode,$i as validateCameraTarget,Ii as validateCandidate,Fi as validateCatalogFilter,
Di as validateCatalogPiece,Ei as validateCatalogTexture,ji as validateCategory,Oi as validateCheckpoint,$s as validateCheckpointInput,Ss as validateClearSceneInput,
Is as validateClearSceneOutput,Mi as validateConflictDetails,Fs as validateConnectWallsInput,Ds as validateConnectWallsOutput,Bi as validateCounts,Es as validateCreateRoomPolygonInput,
js as validateCreateWallInput,Os as validateCreateWallsInput,Ms as validateCreateWallsOutput,Bs as validateDeleteAnnotationInput,_s as validateDeleteFurnitureInput,
zs as validateDeleteLevelInput,Vs as validateDeleteLevelOutput,Rs as validateDeleteRoomInput,Ws as validateDeleteWallInput,_i as validateDeletion,zi as validateDimensionLine,
Vi as validateDrawingMode,Ri as validateEnvironment,Wi as validateErrorCode,Hi as validateErrorEnvelope,Hs as validateExportPlanImageInput,Gs as validateExportPlanImageOutput,
Ys as validateExportSvgInput,Xs as validateExportSvgOutput,Us as validateExportToObjInput,Ks as validateExportToObjOutput,Gi as validateFurniture,Qs as validateGenerateShapeInput,
Js as validateGetCamerasInput,Zs as validateGetCamerasOutput,en as validateGetStateInput,Yi as validateHealth,Xi as validateHomeInfo,Ui as validateHomeState,Ki as validateInputIssue,
Qi as validateInvalidInputDetails,Ji as validateIoDetails,Zi as validateLabel,es as validateLevel,rn as validateListCategoriesInput,tn as validateListCategoriesOutput,
sn as validateListCheckpointsInput,nn as validateListCheckpointsOutput,on as validateListFurnitureCatalogInput,pn as validateListFurnitureCatalogOutput,an as validateListLevelsInput,
ln as validateListLevelsOutput,mn as validateListTexturesCatalogInput,un as validateListTexturesCatalogOutput,fn as validateLoadHomeInput,dn as validateLoadHomeOutput,
rs as validateLookAtPoint,hn as validateModifyFurnitureInput,cn as validateModifyRoomInput,yn as validateModifyWallInput,ts as validateNoCheckpointDetails,is as validateNotFoundDetails,
ss as validateOnError,as as validatePhoto,ns as validatePhotoFormat,os as validatePhotoQuality,ps as validatePhotoView,gn as validatePlaceDoorOrWindowInput,wn as validatePlaceFurnitureInput,
ms as validatePoint,ls as validatePointInput,Pn as validateRenderPhotoInput,xn as validateRenderPhotoOutput,kn as validateRestoreCheckpointInput,bn as validateRestoreCheckpointOutput,
us as validateRoom,vn as validateSaveHomeInput,qn as validateSaveHomeOutput,Ln as validateSetCameraInput,An as validateSetEnvironmentInput,Nn as validateSetSelectedLevelInput,
fs as validateShapeMode,Cn as validateStoreCameraInput,Tn as validateStoreCameraOutput,ds as validateStoredCamera,cs as validateTextAlignment,hs as validateTextAlignmentShown,
ys as validateTextureSurface,gs as validateTextureTarget,ws as validateTimeoutDetails,Ps as validateToolError,xs as validateViewPoint,bs as validateWall,ks as validateWallEnd};
