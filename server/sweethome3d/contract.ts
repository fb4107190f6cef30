/** The contract that this server serves unless another version is asked for: only this file says which. */
export { contract } from '../../generated/mcp-sweethome3d/newest.js';
