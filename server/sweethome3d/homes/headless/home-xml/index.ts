export { readHome } from './read-home.js';
export { writeHome } from './write-home.js';
