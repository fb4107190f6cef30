// Generated from schema/mcp-sweethome3d/1.0 by `npm run generate`. Edit the source, not this file.

import type { ToolDescriptor } from '../../runtime/contract-module.js';
import type { ToolName } from './types.js';

/** What `tools/list` answers, by tool. */
export const descriptors: Readonly<Record<ToolName, ToolDescriptor>> = {
  "get_state": {
    "name": "get_state",
    "title": "Look at the home",
    "description": "Everything in the home: walls, rooms, furniture, labels, dimension lines, levels, cameras, environment, each with its id. Call it first. Lengths in cm, angles in degrees, y downwards.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "home": {
          "description": "An id of homes; without it, the last active one. Every tool takes it.",
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "schema",
            "home",
            "homes",
            "walls",
            "rooms",
            "furniture",
            "labels",
            "dimensionLines",
            "levels",
            "selectedLevel",
            "camera",
            "storedCameras",
            "environment",
            "boundingBox"
          ],
          "properties": {
            "schema": {
              "type": "string",
              "pattern": "^mcp-sweethome3d/1\\.[0-9]+$"
            },
            "home": {
              "type": "string",
              "minLength": 1
            },
            "homes": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "name",
                  "filePath",
                  "modified",
                  "active"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "minLength": 1
                  },
                  "name": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "filePath": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "modified": {
                    "type": "boolean"
                  },
                  "active": {
                    "type": "boolean"
                  }
                }
              },
              "minItems": 1
            },
            "walls": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "level",
                  "xStart",
                  "yStart",
                  "xEnd",
                  "yEnd",
                  "length",
                  "thickness",
                  "height",
                  "heightAtEnd",
                  "arcExtent",
                  "wallAtStart",
                  "wallAtEnd",
                  "leftSideColor",
                  "rightSideColor",
                  "topColor",
                  "leftSideTexture",
                  "rightSideTexture",
                  "leftSideShininess",
                  "rightSideShininess"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "minLength": 1
                  },
                  "level": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "xStart": {
                    "type": "number"
                  },
                  "yStart": {
                    "type": "number"
                  },
                  "xEnd": {
                    "type": "number"
                  },
                  "yEnd": {
                    "type": "number"
                  },
                  "length": {
                    "type": "number",
                    "minimum": 0
                  },
                  "thickness": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "height": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "heightAtEnd": {
                    "anyOf": [
                      {
                        "type": "number",
                        "exclusiveMinimum": 0
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "arcExtent": {
                    "anyOf": [
                      {
                        "type": "number"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "wallAtStart": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "wallAtEnd": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "leftSideColor": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^#[0-9A-F]{6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "rightSideColor": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^#[0-9A-F]{6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "topColor": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^#[0-9A-F]{6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "leftSideTexture": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/AppliedTexture"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "rightSideTexture": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/AppliedTexture"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "leftSideShininess": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1
                  },
                  "rightSideShininess": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1
                  }
                }
              }
            },
            "rooms": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "level",
                  "name",
                  "points",
                  "area",
                  "xCenter",
                  "yCenter",
                  "areaVisible",
                  "floorVisible",
                  "ceilingVisible",
                  "floorColor",
                  "ceilingColor",
                  "floorTexture",
                  "ceilingTexture",
                  "floorShininess",
                  "ceilingShininess"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "minLength": 1
                  },
                  "level": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "name": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "points": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "required": [
                        "x",
                        "y"
                      ],
                      "properties": {
                        "x": {
                          "type": "number"
                        },
                        "y": {
                          "type": "number"
                        }
                      }
                    },
                    "minItems": 3
                  },
                  "area": {
                    "type": "number",
                    "minimum": 0
                  },
                  "xCenter": {
                    "type": "number"
                  },
                  "yCenter": {
                    "type": "number"
                  },
                  "areaVisible": {
                    "type": "boolean"
                  },
                  "floorVisible": {
                    "type": "boolean"
                  },
                  "ceilingVisible": {
                    "type": "boolean"
                  },
                  "floorColor": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^#[0-9A-F]{6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "ceilingColor": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^#[0-9A-F]{6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "floorTexture": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/AppliedTexture"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "ceilingTexture": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/AppliedTexture"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "floorShininess": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1
                  },
                  "ceilingShininess": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1
                  }
                }
              }
            },
            "furniture": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "level",
                  "name",
                  "catalogId",
                  "x",
                  "y",
                  "elevation",
                  "angle",
                  "width",
                  "depth",
                  "height",
                  "color",
                  "visible",
                  "mirrored",
                  "isDoorOrWindow",
                  "wallId",
                  "position"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "minLength": 1
                  },
                  "level": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "name": {
                    "type": "string",
                    "minLength": 1
                  },
                  "catalogId": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "x": {
                    "type": "number"
                  },
                  "y": {
                    "type": "number"
                  },
                  "elevation": {
                    "type": "number"
                  },
                  "angle": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 360
                  },
                  "width": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "depth": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "height": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "color": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^#[0-9A-F]{6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "visible": {
                    "type": "boolean"
                  },
                  "mirrored": {
                    "type": "boolean"
                  },
                  "isDoorOrWindow": {
                    "type": "boolean"
                  },
                  "wallId": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "position": {
                    "anyOf": [
                      {
                        "type": "number",
                        "minimum": 0,
                        "maximum": 1
                      },
                      {
                        "type": "null"
                      }
                    ]
                  }
                }
              }
            },
            "labels": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "level",
                  "text",
                  "x",
                  "y",
                  "angle",
                  "color",
                  "outlineColor",
                  "fontSize",
                  "bold",
                  "italic",
                  "alignment",
                  "elevation",
                  "pitch"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "minLength": 1
                  },
                  "level": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "text": {
                    "type": "string",
                    "minLength": 1
                  },
                  "x": {
                    "type": "number"
                  },
                  "y": {
                    "type": "number"
                  },
                  "angle": {
                    "type": "number"
                  },
                  "color": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^#[0-9A-F]{6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "outlineColor": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^#[0-9A-F]{6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "fontSize": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "bold": {
                    "type": "boolean"
                  },
                  "italic": {
                    "type": "boolean"
                  },
                  "alignment": {
                    "type": "string"
                  },
                  "elevation": {
                    "type": "number"
                  },
                  "pitch": {
                    "anyOf": [
                      {
                        "type": "number"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  }
                }
              }
            },
            "dimensionLines": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "level",
                  "xStart",
                  "yStart",
                  "xEnd",
                  "yEnd",
                  "offset",
                  "length"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "minLength": 1
                  },
                  "level": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "xStart": {
                    "type": "number"
                  },
                  "yStart": {
                    "type": "number"
                  },
                  "xEnd": {
                    "type": "number"
                  },
                  "yEnd": {
                    "type": "number"
                  },
                  "offset": {
                    "type": "number"
                  },
                  "length": {
                    "type": "number",
                    "minimum": 0
                  }
                }
              }
            },
            "levels": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "name",
                  "elevation",
                  "height",
                  "floorThickness",
                  "viewable",
                  "selected"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "minLength": 1
                  },
                  "name": {
                    "type": "string",
                    "minLength": 1
                  },
                  "elevation": {
                    "type": "number"
                  },
                  "height": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "floorThickness": {
                    "type": "number",
                    "minimum": 0
                  },
                  "viewable": {
                    "type": "boolean"
                  },
                  "selected": {
                    "type": "boolean"
                  }
                }
              }
            },
            "selectedLevel": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "camera": {
              "type": "object",
              "required": [
                "mode",
                "x",
                "y",
                "z",
                "yaw",
                "pitch",
                "fov"
              ],
              "properties": {
                "mode": {
                  "type": "string"
                },
                "x": {
                  "type": "number"
                },
                "y": {
                  "type": "number"
                },
                "z": {
                  "type": "number"
                },
                "yaw": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 360
                },
                "pitch": {
                  "type": "number"
                },
                "fov": {
                  "type": "number",
                  "exclusiveMinimum": 0
                }
              }
            },
            "storedCameras": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "name",
                  "x",
                  "y",
                  "z",
                  "yaw",
                  "pitch",
                  "fov"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "minLength": 1
                  },
                  "name": {
                    "type": "string",
                    "minLength": 1
                  },
                  "x": {
                    "type": "number"
                  },
                  "y": {
                    "type": "number"
                  },
                  "z": {
                    "type": "number"
                  },
                  "yaw": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 360
                  },
                  "pitch": {
                    "type": "number"
                  },
                  "fov": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  }
                }
              }
            },
            "environment": {
              "type": "object",
              "required": [
                "groundColor",
                "groundTexture",
                "skyColor",
                "skyTexture",
                "lightColor",
                "ceilingLightColor",
                "wallsAlpha",
                "drawingMode",
                "allLevelsVisible"
              ],
              "properties": {
                "groundColor": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^#[0-9A-F]{6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "groundTexture": {
                  "anyOf": [
                    {
                      "$ref": "#/$defs/AppliedTexture"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "skyColor": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^#[0-9A-F]{6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "skyTexture": {
                  "anyOf": [
                    {
                      "$ref": "#/$defs/AppliedTexture"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "lightColor": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^#[0-9A-F]{6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "ceilingLightColor": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^#[0-9A-F]{6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "wallsAlpha": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1
                },
                "drawingMode": {
                  "type": "string"
                },
                "allLevelsVisible": {
                  "type": "boolean"
                }
              }
            },
            "boundingBox": {
              "anyOf": [
                {
                  "type": "object",
                  "required": [
                    "minX",
                    "minY",
                    "maxX",
                    "maxY"
                  ],
                  "properties": {
                    "minX": {
                      "type": "number"
                    },
                    "minY": {
                      "type": "number"
                    },
                    "maxX": {
                      "type": "number"
                    },
                    "maxY": {
                      "type": "number"
                    }
                  }
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ],
      "$defs": {
        "AppliedTexture": {
          "type": "object",
          "required": [
            "catalogId",
            "name",
            "category",
            "width",
            "height",
            "angle",
            "scale"
          ],
          "properties": {
            "catalogId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "name": {
              "type": "string",
              "minLength": 1
            },
            "category": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "width": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "angle": {
              "type": "number"
            },
            "scale": {
              "type": "number",
              "exclusiveMinimum": 0
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Look at the home",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "clear_scene": {
    "name": "clear_scene",
    "title": "Clear the home",
    "description": "Deletes all walls, rooms, furniture, labels and dimension lines. Levels, cameras and environment stay. Takes a checkpoint first.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "removed",
            "checkpointId"
          ],
          "properties": {
            "removed": {
              "type": "object",
              "required": [
                "levels",
                "walls",
                "rooms",
                "furniture",
                "labels",
                "dimensionLines"
              ],
              "properties": {
                "levels": {
                  "type": "integer",
                  "minimum": 0
                },
                "walls": {
                  "type": "integer",
                  "minimum": 0
                },
                "rooms": {
                  "type": "integer",
                  "minimum": 0
                },
                "furniture": {
                  "type": "integer",
                  "minimum": 0
                },
                "labels": {
                  "type": "integer",
                  "minimum": 0
                },
                "dimensionLines": {
                  "type": "integer",
                  "minimum": 0
                }
              }
            },
            "checkpointId": {
              "type": "string",
              "minLength": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Clear the home",
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "checkpoint": {
    "name": "checkpoint",
    "title": "Take a checkpoint",
    "description": "Keeps the present state so that restore_checkpoint can bring it back. The newest 32 are kept.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "description": {
          "description": "What it is for.",
          "type": [
            "string",
            "null"
          ]
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "id",
            "description",
            "createdAt",
            "current"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1
            },
            "description": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "createdAt": {
              "type": "string",
              "minLength": 20
            },
            "current": {
              "type": "boolean"
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Take a checkpoint",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "restore_checkpoint": {
    "name": "restore_checkpoint",
    "title": "Restore a checkpoint",
    "description": "Brings a checkpoint back. Without id: undoes what changed since the last checkpoint, or else goes one back. With id: goes to that one, back or forward.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Id from list_checkpoints.",
          "type": [
            "string",
            "null"
          ]
        },
        "force": {
          "description": "Also when nothing has changed since.",
          "type": [
            "boolean",
            "null"
          ],
          "default": false
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "checkpoint",
            "contents"
          ],
          "properties": {
            "checkpoint": {
              "type": "object",
              "required": [
                "id",
                "description",
                "createdAt",
                "current"
              ],
              "properties": {
                "id": {
                  "type": "string",
                  "minLength": 1
                },
                "description": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "createdAt": {
                  "type": "string",
                  "minLength": 20
                },
                "current": {
                  "type": "boolean"
                }
              }
            },
            "contents": {
              "type": "object",
              "required": [
                "levels",
                "walls",
                "rooms",
                "furniture",
                "labels",
                "dimensionLines"
              ],
              "properties": {
                "levels": {
                  "type": "integer",
                  "minimum": 0
                },
                "walls": {
                  "type": "integer",
                  "minimum": 0
                },
                "rooms": {
                  "type": "integer",
                  "minimum": 0
                },
                "furniture": {
                  "type": "integer",
                  "minimum": 0
                },
                "labels": {
                  "type": "integer",
                  "minimum": 0
                },
                "dimensionLines": {
                  "type": "integer",
                  "minimum": 0
                }
              }
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Restore a checkpoint",
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "list_checkpoints": {
    "name": "list_checkpoints",
    "title": "List checkpoints",
    "description": "All checkpoints, the oldest first, and which is current.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "checkpoints",
            "current",
            "limit"
          ],
          "properties": {
            "checkpoints": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "description",
                  "createdAt",
                  "current"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "minLength": 1
                  },
                  "description": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "createdAt": {
                    "type": "string",
                    "minLength": 20
                  },
                  "current": {
                    "type": "boolean"
                  }
                }
              }
            },
            "current": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "limit": {
              "type": "integer",
              "minimum": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "List checkpoints",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "batch_commands": {
    "name": "batch_commands",
    "title": "Do several things at once",
    "description": "Carries out up to 50 commands in order, as one step of undo. Takes every tool except batch_commands, load_home and restore_checkpoint.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "commands": {
          "description": "Commands in order.",
          "type": "array",
          "minItems": 1,
          "maxItems": 50,
          "items": {
            "description": "One command of a batch.",
            "type": "object",
            "properties": {
              "action": {
                "description": "Name of a tool.",
                "type": "string"
              },
              "params": {
                "description": "Its input.",
                "type": [
                  "object",
                  "null"
                ]
              }
            },
            "required": [
              "action"
            ],
            "additionalProperties": false
          }
        },
        "onError": {
          "description": "After a failure.",
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "stop",
            "continue",
            "rollback",
            null
          ],
          "default": "stop"
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "commands"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "succeeded",
            "failed",
            "skipped",
            "rolledBack",
            "results"
          ],
          "properties": {
            "succeeded": {
              "type": "integer",
              "minimum": 0
            },
            "failed": {
              "type": "integer",
              "minimum": 0
            },
            "skipped": {
              "type": "integer",
              "minimum": 0
            },
            "rolledBack": {
              "type": "boolean"
            },
            "results": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "index",
                  "action",
                  "status"
                ],
                "properties": {
                  "index": {
                    "type": "integer",
                    "minimum": 0
                  },
                  "action": {
                    "type": "string",
                    "minLength": 1
                  },
                  "status": {
                    "type": "string"
                  },
                  "output": {
                    "type": "object"
                  },
                  "error": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/ToolError"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  }
                }
              }
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "$ref": "#/$defs/ToolError"
            }
          }
        }
      ],
      "$defs": {
        "ToolError": {
          "type": "object",
          "required": [
            "code",
            "message",
            "details"
          ],
          "properties": {
            "code": {
              "type": "string"
            },
            "message": {
              "type": "string",
              "minLength": 1
            },
            "details": {
              "type": "object"
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Do several things at once",
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "create_wall": {
    "name": "create_wall",
    "title": "Create a wall",
    "description": "Creates one straight wall on the selected level; cm.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "xStart": {
          "type": "number"
        },
        "yStart": {
          "type": "number"
        },
        "xEnd": {
          "type": "number"
        },
        "yEnd": {
          "type": "number"
        },
        "thickness": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0.01,
          "default": 10
        },
        "height": {
          "description": "Default: that of the level, else 250.",
          "type": [
            "number",
            "null"
          ],
          "minimum": 0.01
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "xStart",
        "yStart",
        "xEnd",
        "yEnd"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "id",
            "level",
            "xStart",
            "yStart",
            "xEnd",
            "yEnd",
            "length",
            "thickness",
            "height",
            "heightAtEnd",
            "arcExtent",
            "wallAtStart",
            "wallAtEnd",
            "leftSideColor",
            "rightSideColor",
            "topColor",
            "leftSideTexture",
            "rightSideTexture",
            "leftSideShininess",
            "rightSideShininess"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1
            },
            "level": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "xStart": {
              "type": "number"
            },
            "yStart": {
              "type": "number"
            },
            "xEnd": {
              "type": "number"
            },
            "yEnd": {
              "type": "number"
            },
            "length": {
              "type": "number",
              "minimum": 0
            },
            "thickness": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "heightAtEnd": {
              "anyOf": [
                {
                  "type": "number",
                  "exclusiveMinimum": 0
                },
                {
                  "type": "null"
                }
              ]
            },
            "arcExtent": {
              "anyOf": [
                {
                  "type": "number"
                },
                {
                  "type": "null"
                }
              ]
            },
            "wallAtStart": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "wallAtEnd": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "leftSideColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "rightSideColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "topColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "leftSideTexture": {
              "anyOf": [
                {
                  "$ref": "#/$defs/AppliedTexture"
                },
                {
                  "type": "null"
                }
              ]
            },
            "rightSideTexture": {
              "anyOf": [
                {
                  "$ref": "#/$defs/AppliedTexture"
                },
                {
                  "type": "null"
                }
              ]
            },
            "leftSideShininess": {
              "type": "number",
              "minimum": 0,
              "maximum": 1
            },
            "rightSideShininess": {
              "type": "number",
              "minimum": 0,
              "maximum": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ],
      "$defs": {
        "AppliedTexture": {
          "type": "object",
          "required": [
            "catalogId",
            "name",
            "category",
            "width",
            "height",
            "angle",
            "scale"
          ],
          "properties": {
            "catalogId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "name": {
              "type": "string",
              "minLength": 1
            },
            "category": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "width": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "angle": {
              "type": "number"
            },
            "scale": {
              "type": "number",
              "exclusiveMinimum": 0
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Create a wall",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "create_walls": {
    "name": "create_walls",
    "title": "Create four walls",
    "description": "Creates a rectangle of four walls, joined in a ring: top, right, bottom, left; cm.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "x": {
          "description": "Left.",
          "type": "number"
        },
        "y": {
          "description": "Top.",
          "type": "number"
        },
        "width": {
          "description": "To the right.",
          "type": "number",
          "minimum": 0.01
        },
        "height": {
          "description": "Downwards on the plan.",
          "type": "number",
          "minimum": 0.01
        },
        "thickness": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0.01,
          "default": 10
        },
        "wallHeight": {
          "description": "Default: that of the level, else 250.",
          "type": [
            "number",
            "null"
          ],
          "minimum": 0.01
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "x",
        "y",
        "width",
        "height"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "walls"
          ],
          "properties": {
            "walls": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "level",
                  "xStart",
                  "yStart",
                  "xEnd",
                  "yEnd",
                  "length",
                  "thickness",
                  "height",
                  "heightAtEnd",
                  "arcExtent",
                  "wallAtStart",
                  "wallAtEnd",
                  "leftSideColor",
                  "rightSideColor",
                  "topColor",
                  "leftSideTexture",
                  "rightSideTexture",
                  "leftSideShininess",
                  "rightSideShininess"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "minLength": 1
                  },
                  "level": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "xStart": {
                    "type": "number"
                  },
                  "yStart": {
                    "type": "number"
                  },
                  "xEnd": {
                    "type": "number"
                  },
                  "yEnd": {
                    "type": "number"
                  },
                  "length": {
                    "type": "number",
                    "minimum": 0
                  },
                  "thickness": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "height": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "heightAtEnd": {
                    "anyOf": [
                      {
                        "type": "number",
                        "exclusiveMinimum": 0
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "arcExtent": {
                    "anyOf": [
                      {
                        "type": "number"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "wallAtStart": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "wallAtEnd": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "leftSideColor": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^#[0-9A-F]{6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "rightSideColor": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^#[0-9A-F]{6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "topColor": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^#[0-9A-F]{6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "leftSideTexture": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/AppliedTexture"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "rightSideTexture": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/AppliedTexture"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "leftSideShininess": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1
                  },
                  "rightSideShininess": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1
                  }
                }
              },
              "minItems": 4,
              "maxItems": 4
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ],
      "$defs": {
        "AppliedTexture": {
          "type": "object",
          "required": [
            "catalogId",
            "name",
            "category",
            "width",
            "height",
            "angle",
            "scale"
          ],
          "properties": {
            "catalogId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "name": {
              "type": "string",
              "minLength": 1
            },
            "category": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "width": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "angle": {
              "type": "number"
            },
            "scale": {
              "type": "number",
              "exclusiveMinimum": 0
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Create four walls",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "connect_walls": {
    "name": "connect_walls",
    "title": "Connect two walls",
    "description": "Joins an end of one wall with an end of another, so that the corner is closed. Without ends: the two that are nearest.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "wall1Id": {
          "description": "Id of a wall.",
          "type": "string"
        },
        "wall2Id": {
          "description": "Id of another wall.",
          "type": "string"
        },
        "wall1End": {
          "description": "End of the first.",
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "start",
            "end",
            null
          ]
        },
        "wall2End": {
          "description": "End of the second.",
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "start",
            "end",
            null
          ]
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "wall1Id",
        "wall2Id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "walls",
            "wall1End",
            "wall2End"
          ],
          "properties": {
            "walls": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "level",
                  "xStart",
                  "yStart",
                  "xEnd",
                  "yEnd",
                  "length",
                  "thickness",
                  "height",
                  "heightAtEnd",
                  "arcExtent",
                  "wallAtStart",
                  "wallAtEnd",
                  "leftSideColor",
                  "rightSideColor",
                  "topColor",
                  "leftSideTexture",
                  "rightSideTexture",
                  "leftSideShininess",
                  "rightSideShininess"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "minLength": 1
                  },
                  "level": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "xStart": {
                    "type": "number"
                  },
                  "yStart": {
                    "type": "number"
                  },
                  "xEnd": {
                    "type": "number"
                  },
                  "yEnd": {
                    "type": "number"
                  },
                  "length": {
                    "type": "number",
                    "minimum": 0
                  },
                  "thickness": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "height": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "heightAtEnd": {
                    "anyOf": [
                      {
                        "type": "number",
                        "exclusiveMinimum": 0
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "arcExtent": {
                    "anyOf": [
                      {
                        "type": "number"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "wallAtStart": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "wallAtEnd": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "leftSideColor": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^#[0-9A-F]{6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "rightSideColor": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^#[0-9A-F]{6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "topColor": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^#[0-9A-F]{6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "leftSideTexture": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/AppliedTexture"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "rightSideTexture": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/AppliedTexture"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "leftSideShininess": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1
                  },
                  "rightSideShininess": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1
                  }
                }
              },
              "minItems": 2,
              "maxItems": 2
            },
            "wall1End": {
              "type": "string",
              "minLength": 1
            },
            "wall2End": {
              "type": "string",
              "minLength": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ],
      "$defs": {
        "AppliedTexture": {
          "type": "object",
          "required": [
            "catalogId",
            "name",
            "category",
            "width",
            "height",
            "angle",
            "scale"
          ],
          "properties": {
            "catalogId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "name": {
              "type": "string",
              "minLength": 1
            },
            "category": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "width": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "angle": {
              "type": "number"
            },
            "scale": {
              "type": "number",
              "exclusiveMinimum": 0
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Connect two walls",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "modify_wall": {
    "name": "modify_wall",
    "title": "Change a wall",
    "description": "Changes what is given; the rest stays. Doors and windows move with it. null removes a colour, heightAtEnd or arcExtent.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "xStart": {
          "type": [
            "number",
            "null"
          ]
        },
        "yStart": {
          "type": [
            "number",
            "null"
          ]
        },
        "xEnd": {
          "type": [
            "number",
            "null"
          ]
        },
        "yEnd": {
          "type": [
            "number",
            "null"
          ]
        },
        "thickness": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0.01
        },
        "height": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0.01
        },
        "heightAtEnd": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0.01
        },
        "arcExtent": {
          "description": "Angle of its arc.",
          "type": [
            "number",
            "null"
          ],
          "minimum": -359,
          "maximum": 359
        },
        "color": {
          "description": "Both sides: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "leftSideColor": {
          "description": "Left side: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "rightSideColor": {
          "description": "Right side: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "topColor": {
          "description": "Top: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "shininess": {
          "description": "Both sides.",
          "type": [
            "number",
            "null"
          ],
          "minimum": 0,
          "maximum": 1
        },
        "leftSideShininess": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0,
          "maximum": 1
        },
        "rightSideShininess": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0,
          "maximum": 1
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "id",
            "level",
            "xStart",
            "yStart",
            "xEnd",
            "yEnd",
            "length",
            "thickness",
            "height",
            "heightAtEnd",
            "arcExtent",
            "wallAtStart",
            "wallAtEnd",
            "leftSideColor",
            "rightSideColor",
            "topColor",
            "leftSideTexture",
            "rightSideTexture",
            "leftSideShininess",
            "rightSideShininess"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1
            },
            "level": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "xStart": {
              "type": "number"
            },
            "yStart": {
              "type": "number"
            },
            "xEnd": {
              "type": "number"
            },
            "yEnd": {
              "type": "number"
            },
            "length": {
              "type": "number",
              "minimum": 0
            },
            "thickness": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "heightAtEnd": {
              "anyOf": [
                {
                  "type": "number",
                  "exclusiveMinimum": 0
                },
                {
                  "type": "null"
                }
              ]
            },
            "arcExtent": {
              "anyOf": [
                {
                  "type": "number"
                },
                {
                  "type": "null"
                }
              ]
            },
            "wallAtStart": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "wallAtEnd": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "leftSideColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "rightSideColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "topColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "leftSideTexture": {
              "anyOf": [
                {
                  "$ref": "#/$defs/AppliedTexture"
                },
                {
                  "type": "null"
                }
              ]
            },
            "rightSideTexture": {
              "anyOf": [
                {
                  "$ref": "#/$defs/AppliedTexture"
                },
                {
                  "type": "null"
                }
              ]
            },
            "leftSideShininess": {
              "type": "number",
              "minimum": 0,
              "maximum": 1
            },
            "rightSideShininess": {
              "type": "number",
              "minimum": 0,
              "maximum": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ],
      "$defs": {
        "AppliedTexture": {
          "type": "object",
          "required": [
            "catalogId",
            "name",
            "category",
            "width",
            "height",
            "angle",
            "scale"
          ],
          "properties": {
            "catalogId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "name": {
              "type": "string",
              "minLength": 1
            },
            "category": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "width": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "angle": {
              "type": "number"
            },
            "scale": {
              "type": "number",
              "exclusiveMinimum": 0
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Change a wall",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "delete_wall": {
    "name": "delete_wall",
    "title": "Delete a wall",
    "description": "Deletes a wall and the doors and windows in it.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "deleted"
          ],
          "properties": {
            "deleted": {
              "type": "array",
              "items": {
                "type": "string",
                "minLength": 1
              },
              "minItems": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Delete a wall",
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "create_room_polygon": {
    "name": "create_room_polygon",
    "title": "Create a room",
    "description": "Creates a room from its corners, usually those of the walls around it.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "points": {
          "description": "Corners in order, cm.",
          "type": "array",
          "minItems": 3,
          "maxItems": 1000,
          "items": {
            "description": "A point of the plan, in cm.",
            "type": "object",
            "properties": {
              "x": {
                "description": "To the right.",
                "type": "number"
              },
              "y": {
                "description": "Downwards.",
                "type": "number"
              }
            },
            "required": [
              "x",
              "y"
            ],
            "additionalProperties": false
          }
        },
        "name": {
          "type": [
            "string",
            "null"
          ]
        },
        "floorVisible": {
          "type": [
            "boolean",
            "null"
          ],
          "default": true
        },
        "ceilingVisible": {
          "type": [
            "boolean",
            "null"
          ],
          "default": true
        },
        "areaVisible": {
          "description": "Show its area.",
          "type": [
            "boolean",
            "null"
          ],
          "default": false
        },
        "floorColor": {
          "description": "Floor: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "ceilingColor": {
          "description": "Ceiling: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "points"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "id",
            "level",
            "name",
            "points",
            "area",
            "xCenter",
            "yCenter",
            "areaVisible",
            "floorVisible",
            "ceilingVisible",
            "floorColor",
            "ceilingColor",
            "floorTexture",
            "ceilingTexture",
            "floorShininess",
            "ceilingShininess"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1
            },
            "level": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "name": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "points": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "x",
                  "y"
                ],
                "properties": {
                  "x": {
                    "type": "number"
                  },
                  "y": {
                    "type": "number"
                  }
                }
              },
              "minItems": 3
            },
            "area": {
              "type": "number",
              "minimum": 0
            },
            "xCenter": {
              "type": "number"
            },
            "yCenter": {
              "type": "number"
            },
            "areaVisible": {
              "type": "boolean"
            },
            "floorVisible": {
              "type": "boolean"
            },
            "ceilingVisible": {
              "type": "boolean"
            },
            "floorColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "ceilingColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "floorTexture": {
              "anyOf": [
                {
                  "$ref": "#/$defs/AppliedTexture"
                },
                {
                  "type": "null"
                }
              ]
            },
            "ceilingTexture": {
              "anyOf": [
                {
                  "$ref": "#/$defs/AppliedTexture"
                },
                {
                  "type": "null"
                }
              ]
            },
            "floorShininess": {
              "type": "number",
              "minimum": 0,
              "maximum": 1
            },
            "ceilingShininess": {
              "type": "number",
              "minimum": 0,
              "maximum": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ],
      "$defs": {
        "AppliedTexture": {
          "type": "object",
          "required": [
            "catalogId",
            "name",
            "category",
            "width",
            "height",
            "angle",
            "scale"
          ],
          "properties": {
            "catalogId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "name": {
              "type": "string",
              "minLength": 1
            },
            "category": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "width": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "angle": {
              "type": "number"
            },
            "scale": {
              "type": "number",
              "exclusiveMinimum": 0
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Create a room",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "modify_room": {
    "name": "modify_room",
    "title": "Change a room",
    "description": "Changes what is given; the rest stays. null removes a name or a colour.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "points": {
          "description": "Corners in order, cm.",
          "type": [
            "array",
            "null"
          ],
          "minItems": 3,
          "maxItems": 1000,
          "items": {
            "description": "A point of the plan, in cm.",
            "type": "object",
            "properties": {
              "x": {
                "description": "To the right.",
                "type": "number"
              },
              "y": {
                "description": "Downwards.",
                "type": "number"
              }
            },
            "required": [
              "x",
              "y"
            ],
            "additionalProperties": false
          }
        },
        "name": {
          "type": [
            "string",
            "null"
          ]
        },
        "floorVisible": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "ceilingVisible": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "areaVisible": {
          "description": "Show its area.",
          "type": [
            "boolean",
            "null"
          ]
        },
        "floorColor": {
          "description": "Floor: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "ceilingColor": {
          "description": "Ceiling: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "floorShininess": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0,
          "maximum": 1
        },
        "ceilingShininess": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0,
          "maximum": 1
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "id",
            "level",
            "name",
            "points",
            "area",
            "xCenter",
            "yCenter",
            "areaVisible",
            "floorVisible",
            "ceilingVisible",
            "floorColor",
            "ceilingColor",
            "floorTexture",
            "ceilingTexture",
            "floorShininess",
            "ceilingShininess"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1
            },
            "level": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "name": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "points": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "x",
                  "y"
                ],
                "properties": {
                  "x": {
                    "type": "number"
                  },
                  "y": {
                    "type": "number"
                  }
                }
              },
              "minItems": 3
            },
            "area": {
              "type": "number",
              "minimum": 0
            },
            "xCenter": {
              "type": "number"
            },
            "yCenter": {
              "type": "number"
            },
            "areaVisible": {
              "type": "boolean"
            },
            "floorVisible": {
              "type": "boolean"
            },
            "ceilingVisible": {
              "type": "boolean"
            },
            "floorColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "ceilingColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "floorTexture": {
              "anyOf": [
                {
                  "$ref": "#/$defs/AppliedTexture"
                },
                {
                  "type": "null"
                }
              ]
            },
            "ceilingTexture": {
              "anyOf": [
                {
                  "$ref": "#/$defs/AppliedTexture"
                },
                {
                  "type": "null"
                }
              ]
            },
            "floorShininess": {
              "type": "number",
              "minimum": 0,
              "maximum": 1
            },
            "ceilingShininess": {
              "type": "number",
              "minimum": 0,
              "maximum": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ],
      "$defs": {
        "AppliedTexture": {
          "type": "object",
          "required": [
            "catalogId",
            "name",
            "category",
            "width",
            "height",
            "angle",
            "scale"
          ],
          "properties": {
            "catalogId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "name": {
              "type": "string",
              "minLength": 1
            },
            "category": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "width": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "angle": {
              "type": "number"
            },
            "scale": {
              "type": "number",
              "exclusiveMinimum": 0
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Change a room",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "delete_room": {
    "name": "delete_room",
    "title": "Delete a room",
    "description": "Deletes a room; walls and furniture stay.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "deleted"
          ],
          "properties": {
            "deleted": {
              "type": "array",
              "items": {
                "type": "string",
                "minLength": 1
              },
              "minItems": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Delete a room",
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "list_categories": {
    "name": "list_categories",
    "title": "List categories",
    "description": "Categories of the furniture and of the texture catalog, with the number of entries.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "categories",
            "textureCategories"
          ],
          "properties": {
            "categories": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/Category"
              }
            },
            "textureCategories": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/Category"
              }
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ],
      "$defs": {
        "Category": {
          "type": "object",
          "required": [
            "name",
            "count"
          ],
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1
            },
            "count": {
              "type": "integer",
              "minimum": 0
            }
          }
        }
      }
    },
    "annotations": {
      "title": "List categories",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "list_furniture_catalog": {
    "name": "list_furniture_catalog",
    "title": "Search furniture",
    "description": "Furniture, doors and windows that can be placed, with catalogId and size.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "query": {
          "description": "Part of a name.",
          "type": [
            "string",
            "null"
          ]
        },
        "category": {
          "description": "Name of a category.",
          "type": [
            "string",
            "null"
          ]
        },
        "type": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "all",
            "furniture",
            "doorOrWindow",
            null
          ],
          "default": "all"
        },
        "limit": {
          "description": "At most so many.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 5000,
          "default": 100
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "furniture",
            "total"
          ],
          "properties": {
            "furniture": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "catalogId",
                  "name",
                  "category",
                  "width",
                  "depth",
                  "height",
                  "elevation",
                  "isDoorOrWindow"
                ],
                "properties": {
                  "catalogId": {
                    "type": "string",
                    "minLength": 1
                  },
                  "name": {
                    "type": "string",
                    "minLength": 1
                  },
                  "category": {
                    "type": "string",
                    "minLength": 1
                  },
                  "width": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "depth": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "height": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "elevation": {
                    "type": "number"
                  },
                  "isDoorOrWindow": {
                    "type": "boolean"
                  }
                }
              }
            },
            "total": {
              "type": "integer",
              "minimum": 0
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Search furniture",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "list_textures_catalog": {
    "name": "list_textures_catalog",
    "title": "Search textures",
    "description": "Textures for walls, floors, ceilings, ground and sky.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "query": {
          "description": "Part of a name.",
          "type": [
            "string",
            "null"
          ]
        },
        "category": {
          "description": "Name of a category.",
          "type": [
            "string",
            "null"
          ]
        },
        "limit": {
          "description": "At most so many.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 5000,
          "default": 100
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "textures",
            "total"
          ],
          "properties": {
            "textures": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "catalogId",
                  "name",
                  "category",
                  "width",
                  "height"
                ],
                "properties": {
                  "catalogId": {
                    "type": "string",
                    "minLength": 1
                  },
                  "name": {
                    "type": "string",
                    "minLength": 1
                  },
                  "category": {
                    "type": "string",
                    "minLength": 1
                  },
                  "width": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "height": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  }
                }
              }
            },
            "total": {
              "type": "integer",
              "minimum": 0
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Search textures",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "place_furniture": {
    "name": "place_furniture",
    "title": "Place furniture",
    "description": "Puts a piece from the catalog on the selected level; x, y is its centre in cm.",
    "inputSchema": {
      "description": "Exactly one of name or catalogId.",
      "type": "object",
      "properties": {
        "x": {
          "type": "number"
        },
        "y": {
          "type": "number"
        },
        "name": {
          "description": "Name in the catalog, or part of it.",
          "type": [
            "string",
            "null"
          ]
        },
        "catalogId": {
          "description": "Id in the catalog.",
          "type": [
            "string",
            "null"
          ]
        },
        "angle": {
          "description": "Clockwise.",
          "type": [
            "number",
            "null"
          ],
          "default": 0
        },
        "elevation": {
          "description": "Above the floor. Default: that of the catalog.",
          "type": [
            "number",
            "null"
          ]
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "x",
        "y"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "id",
            "level",
            "name",
            "catalogId",
            "x",
            "y",
            "elevation",
            "angle",
            "width",
            "depth",
            "height",
            "color",
            "visible",
            "mirrored",
            "isDoorOrWindow",
            "wallId",
            "position"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1
            },
            "level": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "name": {
              "type": "string",
              "minLength": 1
            },
            "catalogId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "x": {
              "type": "number"
            },
            "y": {
              "type": "number"
            },
            "elevation": {
              "type": "number"
            },
            "angle": {
              "type": "number",
              "minimum": 0,
              "maximum": 360
            },
            "width": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "depth": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "color": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "visible": {
              "type": "boolean"
            },
            "mirrored": {
              "type": "boolean"
            },
            "isDoorOrWindow": {
              "type": "boolean"
            },
            "wallId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "position": {
              "anyOf": [
                {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Place furniture",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "place_door_or_window": {
    "name": "place_door_or_window",
    "title": "Place a door or window",
    "description": "Puts a door or a window from the catalog into a wall, as deep as the wall is thick.",
    "inputSchema": {
      "description": "Exactly one of name or catalogId.",
      "type": "object",
      "properties": {
        "wallId": {
          "type": "string"
        },
        "name": {
          "description": "Name in the catalog, or part of it.",
          "type": [
            "string",
            "null"
          ]
        },
        "catalogId": {
          "description": "Id in the catalog.",
          "type": [
            "string",
            "null"
          ]
        },
        "position": {
          "description": "Where its centre is: 0 start, 1 end of the wall.",
          "type": [
            "number",
            "null"
          ],
          "minimum": 0,
          "maximum": 1,
          "default": 0.5
        },
        "elevation": {
          "description": "Above the floor. Default: that of the catalog.",
          "type": [
            "number",
            "null"
          ]
        },
        "mirrored": {
          "description": "Exchange left and right.",
          "type": [
            "boolean",
            "null"
          ],
          "default": false
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "wallId"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "id",
            "level",
            "name",
            "catalogId",
            "x",
            "y",
            "elevation",
            "angle",
            "width",
            "depth",
            "height",
            "color",
            "visible",
            "mirrored",
            "isDoorOrWindow",
            "wallId",
            "position"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1
            },
            "level": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "name": {
              "type": "string",
              "minLength": 1
            },
            "catalogId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "x": {
              "type": "number"
            },
            "y": {
              "type": "number"
            },
            "elevation": {
              "type": "number"
            },
            "angle": {
              "type": "number",
              "minimum": 0,
              "maximum": 360
            },
            "width": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "depth": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "color": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "visible": {
              "type": "boolean"
            },
            "mirrored": {
              "type": "boolean"
            },
            "isDoorOrWindow": {
              "type": "boolean"
            },
            "wallId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "position": {
              "anyOf": [
                {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Place a door or window",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "modify_furniture": {
    "name": "modify_furniture",
    "title": "Change furniture",
    "description": "Changes what is given; the rest stays. A door or window that is moved or turned leaves its wall. null removes the colour.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Id of the piece.",
          "type": "string"
        },
        "name": {
          "type": [
            "string",
            "null"
          ]
        },
        "x": {
          "type": [
            "number",
            "null"
          ]
        },
        "y": {
          "type": [
            "number",
            "null"
          ]
        },
        "elevation": {
          "type": [
            "number",
            "null"
          ]
        },
        "angle": {
          "description": "Clockwise.",
          "type": [
            "number",
            "null"
          ]
        },
        "width": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0.01
        },
        "depth": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0.01
        },
        "height": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0.01
        },
        "color": {
          "description": "Colour: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "visible": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "mirrored": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "id",
            "level",
            "name",
            "catalogId",
            "x",
            "y",
            "elevation",
            "angle",
            "width",
            "depth",
            "height",
            "color",
            "visible",
            "mirrored",
            "isDoorOrWindow",
            "wallId",
            "position"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1
            },
            "level": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "name": {
              "type": "string",
              "minLength": 1
            },
            "catalogId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "x": {
              "type": "number"
            },
            "y": {
              "type": "number"
            },
            "elevation": {
              "type": "number"
            },
            "angle": {
              "type": "number",
              "minimum": 0,
              "maximum": 360
            },
            "width": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "depth": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "color": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "visible": {
              "type": "boolean"
            },
            "mirrored": {
              "type": "boolean"
            },
            "isDoorOrWindow": {
              "type": "boolean"
            },
            "wallId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "position": {
              "anyOf": [
                {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Change furniture",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "delete_furniture": {
    "name": "delete_furniture",
    "title": "Delete furniture",
    "description": "Deletes a piece of furniture, a door or a window.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Id of the piece.",
          "type": "string"
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "deleted"
          ],
          "properties": {
            "deleted": {
              "type": "array",
              "items": {
                "type": "string",
                "minLength": 1
              },
              "minItems": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Delete furniture",
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "generate_shape": {
    "name": "generate_shape",
    "title": "Make a shape",
    "description": "Makes a piece of furniture of its own form: extrude raises a polygon, mesh takes vertices and triangles. Coordinates are those of the plan.",
    "inputSchema": {
      "description": "Exactly one of polygon or vertices. All or none of vertices and triangles.",
      "type": "object",
      "properties": {
        "mode": {
          "type": "string",
          "enum": [
            "extrude",
            "mesh"
          ]
        },
        "polygon": {
          "description": "extrude: [x, y] corners.",
          "type": [
            "array",
            "null"
          ],
          "minItems": 3,
          "maxItems": 1000,
          "items": {
            "type": "array",
            "minItems": 2,
            "maxItems": 2,
            "items": {
              "type": "number"
            }
          }
        },
        "height": {
          "description": "extrude.",
          "type": [
            "number",
            "null"
          ],
          "minimum": 0.01
        },
        "vertices": {
          "description": "mesh: [x, y, z].",
          "type": [
            "array",
            "null"
          ],
          "minItems": 3,
          "maxItems": 10000,
          "items": {
            "type": "array",
            "minItems": 3,
            "maxItems": 3,
            "items": {
              "type": "number"
            }
          }
        },
        "triangles": {
          "description": "mesh: three indices of vertices each.",
          "type": [
            "array",
            "null"
          ],
          "minItems": 1,
          "maxItems": 20000,
          "items": {
            "type": "array",
            "minItems": 3,
            "maxItems": 3,
            "items": {
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "name": {
          "type": [
            "string",
            "null"
          ]
        },
        "elevation": {
          "type": [
            "number",
            "null"
          ]
        },
        "color": {
          "description": "Colour: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "transparency": {
          "description": "0 is solid.",
          "type": [
            "number",
            "null"
          ],
          "minimum": 0,
          "maximum": 1,
          "default": 0
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "mode"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "id",
            "level",
            "name",
            "catalogId",
            "x",
            "y",
            "elevation",
            "angle",
            "width",
            "depth",
            "height",
            "color",
            "visible",
            "mirrored",
            "isDoorOrWindow",
            "wallId",
            "position"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1
            },
            "level": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "name": {
              "type": "string",
              "minLength": 1
            },
            "catalogId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "x": {
              "type": "number"
            },
            "y": {
              "type": "number"
            },
            "elevation": {
              "type": "number"
            },
            "angle": {
              "type": "number",
              "minimum": 0,
              "maximum": 360
            },
            "width": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "depth": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "color": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "visible": {
              "type": "boolean"
            },
            "mirrored": {
              "type": "boolean"
            },
            "isDoorOrWindow": {
              "type": "boolean"
            },
            "wallId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "position": {
              "anyOf": [
                {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Make a shape",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "apply_texture": {
    "name": "apply_texture",
    "title": "Apply a texture",
    "description": "Puts a texture on the sides of a wall or on the floor and ceiling of a room; textureName null takes it off.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "targetType": {
          "type": "string",
          "enum": [
            "wall",
            "room"
          ]
        },
        "targetId": {
          "description": "Id of the wall or room.",
          "type": "string"
        },
        "surface": {
          "description": "Wall: left, right, both. Room: floor, ceiling, both.",
          "type": "string",
          "enum": [
            "left",
            "right",
            "floor",
            "ceiling",
            "both"
          ]
        },
        "textureName": {
          "description": "Name in the catalog; null removes.",
          "type": [
            "string",
            "null"
          ]
        },
        "textureCategory": {
          "description": "Where several have the name.",
          "type": [
            "string",
            "null"
          ]
        },
        "angle": {
          "type": [
            "number",
            "null"
          ],
          "default": 0
        },
        "scale": {
          "description": "Size of the pattern.",
          "type": [
            "number",
            "null"
          ],
          "minimum": 0.01,
          "maximum": 100,
          "default": 1
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "targetType",
        "targetId",
        "surface",
        "textureName"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "targetType",
            "targetId",
            "surface",
            "texture"
          ],
          "properties": {
            "targetType": {
              "type": "string",
              "minLength": 1
            },
            "targetId": {
              "type": "string",
              "minLength": 1
            },
            "surface": {
              "type": "string",
              "minLength": 1
            },
            "texture": {
              "anyOf": [
                {
                  "type": "object",
                  "required": [
                    "catalogId",
                    "name",
                    "category",
                    "width",
                    "height",
                    "angle",
                    "scale"
                  ],
                  "properties": {
                    "catalogId": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "name": {
                      "type": "string",
                      "minLength": 1
                    },
                    "category": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "width": {
                      "type": "number",
                      "exclusiveMinimum": 0
                    },
                    "height": {
                      "type": "number",
                      "exclusiveMinimum": 0
                    },
                    "angle": {
                      "type": "number"
                    },
                    "scale": {
                      "type": "number",
                      "exclusiveMinimum": 0
                    }
                  }
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Apply a texture",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "add_label": {
    "name": "add_label",
    "title": "Add a label",
    "description": "Writes a text on the plan of the selected level.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string"
        },
        "x": {
          "type": "number"
        },
        "y": {
          "type": "number"
        },
        "angle": {
          "description": "Clockwise.",
          "type": [
            "number",
            "null"
          ],
          "default": 0
        },
        "color": {
          "description": "Colour: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "outlineColor": {
          "description": "Outline: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "fontSize": {
          "description": "Height of letters.",
          "type": [
            "number",
            "null"
          ],
          "minimum": 1,
          "maximum": 1000,
          "default": 18
        },
        "bold": {
          "type": [
            "boolean",
            "null"
          ],
          "default": false
        },
        "italic": {
          "type": [
            "boolean",
            "null"
          ],
          "default": false
        },
        "alignment": {
          "description": "How it stands to x, y.",
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "LEFT",
            "CENTER",
            "RIGHT",
            null
          ],
          "default": "CENTER"
        },
        "elevation": {
          "type": [
            "number",
            "null"
          ]
        },
        "pitch": {
          "description": "Tilt in 3D; absent: on the plan only.",
          "type": [
            "number",
            "null"
          ],
          "minimum": -90,
          "maximum": 90
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "text",
        "x",
        "y"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "id",
            "level",
            "text",
            "x",
            "y",
            "angle",
            "color",
            "outlineColor",
            "fontSize",
            "bold",
            "italic",
            "alignment",
            "elevation",
            "pitch"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1
            },
            "level": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "text": {
              "type": "string",
              "minLength": 1
            },
            "x": {
              "type": "number"
            },
            "y": {
              "type": "number"
            },
            "angle": {
              "type": "number"
            },
            "color": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "outlineColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "fontSize": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "bold": {
              "type": "boolean"
            },
            "italic": {
              "type": "boolean"
            },
            "alignment": {
              "type": "string"
            },
            "elevation": {
              "type": "number"
            },
            "pitch": {
              "anyOf": [
                {
                  "type": "number"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Add a label",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "add_dimension_line": {
    "name": "add_dimension_line",
    "title": "Add a dimension line",
    "description": "Shows a distance on the plan of the selected level.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "xStart": {
          "type": "number"
        },
        "yStart": {
          "type": "number"
        },
        "xEnd": {
          "type": "number"
        },
        "yEnd": {
          "type": "number"
        },
        "offset": {
          "description": "How far beside it is drawn.",
          "type": [
            "number",
            "null"
          ],
          "default": 25
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "xStart",
        "yStart",
        "xEnd",
        "yEnd"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "id",
            "level",
            "xStart",
            "yStart",
            "xEnd",
            "yEnd",
            "offset",
            "length"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1
            },
            "level": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "xStart": {
              "type": "number"
            },
            "yStart": {
              "type": "number"
            },
            "xEnd": {
              "type": "number"
            },
            "yEnd": {
              "type": "number"
            },
            "offset": {
              "type": "number"
            },
            "length": {
              "type": "number",
              "minimum": 0
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Add a dimension line",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "delete_annotation": {
    "name": "delete_annotation",
    "title": "Delete an annotation",
    "description": "Deletes a label or a dimension line.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Id of the label or dimension line.",
          "type": "string"
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "deleted"
          ],
          "properties": {
            "deleted": {
              "type": "array",
              "items": {
                "type": "string",
                "minLength": 1
              },
              "minItems": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Delete an annotation",
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "add_level": {
    "name": "add_level",
    "title": "Add a level",
    "description": "Adds a level and selects it: what is created next is on it.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "elevation": {
          "description": "Of its floor above the ground.",
          "type": "number"
        },
        "height": {
          "description": "Height of its walls.",
          "type": [
            "number",
            "null"
          ],
          "minimum": 0.01,
          "default": 250
        },
        "floorThickness": {
          "type": [
            "number",
            "null"
          ],
          "minimum": 0,
          "default": 12
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "name",
        "elevation"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "id",
            "name",
            "elevation",
            "height",
            "floorThickness",
            "viewable",
            "selected"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1
            },
            "name": {
              "type": "string",
              "minLength": 1
            },
            "elevation": {
              "type": "number"
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "floorThickness": {
              "type": "number",
              "minimum": 0
            },
            "viewable": {
              "type": "boolean"
            },
            "selected": {
              "type": "boolean"
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Add a level",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "list_levels": {
    "name": "list_levels",
    "title": "List levels",
    "description": "All levels, from the lowest up, and which is selected.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "levels",
            "selectedLevel"
          ],
          "properties": {
            "levels": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "name",
                  "elevation",
                  "height",
                  "floorThickness",
                  "viewable",
                  "selected"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "minLength": 1
                  },
                  "name": {
                    "type": "string",
                    "minLength": 1
                  },
                  "elevation": {
                    "type": "number"
                  },
                  "height": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  },
                  "floorThickness": {
                    "type": "number",
                    "minimum": 0
                  },
                  "viewable": {
                    "type": "boolean"
                  },
                  "selected": {
                    "type": "boolean"
                  }
                }
              }
            },
            "selectedLevel": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "List levels",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "set_selected_level": {
    "name": "set_selected_level",
    "title": "Select a level",
    "description": "What is created from now on is on this level.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "id",
            "name",
            "elevation",
            "height",
            "floorThickness",
            "viewable",
            "selected"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1
            },
            "name": {
              "type": "string",
              "minLength": 1
            },
            "elevation": {
              "type": "number"
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "floorThickness": {
              "type": "number",
              "minimum": 0
            },
            "viewable": {
              "type": "boolean"
            },
            "selected": {
              "type": "boolean"
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Select a level",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "delete_level": {
    "name": "delete_level",
    "title": "Delete a level",
    "description": "Deletes a level and all that is on it. Takes a checkpoint first.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string"
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "deleted",
            "removed",
            "checkpointId",
            "selectedLevel"
          ],
          "properties": {
            "deleted": {
              "type": "array",
              "items": {
                "type": "string",
                "minLength": 1
              },
              "minItems": 1
            },
            "removed": {
              "type": "object",
              "required": [
                "levels",
                "walls",
                "rooms",
                "furniture",
                "labels",
                "dimensionLines"
              ],
              "properties": {
                "levels": {
                  "type": "integer",
                  "minimum": 0
                },
                "walls": {
                  "type": "integer",
                  "minimum": 0
                },
                "rooms": {
                  "type": "integer",
                  "minimum": 0
                },
                "furniture": {
                  "type": "integer",
                  "minimum": 0
                },
                "labels": {
                  "type": "integer",
                  "minimum": 0
                },
                "dimensionLines": {
                  "type": "integer",
                  "minimum": 0
                }
              }
            },
            "checkpointId": {
              "type": "string",
              "minLength": 1
            },
            "selectedLevel": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Delete a level",
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "set_camera": {
    "name": "set_camera",
    "title": "Set the camera",
    "description": "Uses the top camera, the observer camera or a stored one, and moves the observer. Yaw 0 looks to +y (down the plan), 90 to -x; pitch above 0 looks down.",
    "inputSchema": {
      "description": "Exactly one of mode or name.",
      "type": "object",
      "properties": {
        "mode": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "observer",
            "top",
            null
          ]
        },
        "name": {
          "description": "Name of a stored camera.",
          "type": [
            "string",
            "null"
          ]
        },
        "x": {
          "type": [
            "number",
            "null"
          ]
        },
        "y": {
          "type": [
            "number",
            "null"
          ]
        },
        "z": {
          "description": "Above the ground.",
          "type": [
            "number",
            "null"
          ]
        },
        "yaw": {
          "type": [
            "number",
            "null"
          ]
        },
        "pitch": {
          "type": [
            "number",
            "null"
          ],
          "minimum": -90,
          "maximum": 90
        },
        "fov": {
          "description": "Field of view.",
          "type": [
            "number",
            "null"
          ],
          "minimum": 2,
          "maximum": 170
        },
        "lookAt": {
          "description": "Turn to this point, instead of yaw and pitch.",
          "type": [
            "object",
            "null"
          ],
          "properties": {
            "x": {
              "description": "To the right.",
              "type": "number"
            },
            "y": {
              "description": "Downwards on the plan.",
              "type": "number"
            },
            "z": {
              "description": "Above the ground. Default: 0.",
              "type": [
                "number",
                "null"
              ]
            }
          },
          "required": [
            "x",
            "y"
          ],
          "additionalProperties": false
        },
        "target": {
          "description": "Turn to the middle of the home.",
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "center",
            null
          ]
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "mode",
            "x",
            "y",
            "z",
            "yaw",
            "pitch",
            "fov"
          ],
          "properties": {
            "mode": {
              "type": "string"
            },
            "x": {
              "type": "number"
            },
            "y": {
              "type": "number"
            },
            "z": {
              "type": "number"
            },
            "yaw": {
              "type": "number",
              "minimum": 0,
              "maximum": 360
            },
            "pitch": {
              "type": "number"
            },
            "fov": {
              "type": "number",
              "exclusiveMinimum": 0
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Set the camera",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "store_camera": {
    "name": "store_camera",
    "title": "Store a camera",
    "description": "Keeps the present camera under a name, or deletes the one of that name.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "delete": {
          "description": "Delete it.",
          "type": [
            "boolean",
            "null"
          ],
          "default": false
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "name"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "action",
            "camera"
          ],
          "properties": {
            "action": {
              "type": "string"
            },
            "camera": {
              "type": "object",
              "required": [
                "id",
                "name",
                "x",
                "y",
                "z",
                "yaw",
                "pitch",
                "fov"
              ],
              "properties": {
                "id": {
                  "type": "string",
                  "minLength": 1
                },
                "name": {
                  "type": "string",
                  "minLength": 1
                },
                "x": {
                  "type": "number"
                },
                "y": {
                  "type": "number"
                },
                "z": {
                  "type": "number"
                },
                "yaw": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 360
                },
                "pitch": {
                  "type": "number"
                },
                "fov": {
                  "type": "number",
                  "exclusiveMinimum": 0
                }
              }
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Store a camera",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "get_cameras": {
    "name": "get_cameras",
    "title": "List cameras",
    "description": "The camera in use and the stored ones.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "camera",
            "storedCameras"
          ],
          "properties": {
            "camera": {
              "type": "object",
              "required": [
                "mode",
                "x",
                "y",
                "z",
                "yaw",
                "pitch",
                "fov"
              ],
              "properties": {
                "mode": {
                  "type": "string"
                },
                "x": {
                  "type": "number"
                },
                "y": {
                  "type": "number"
                },
                "z": {
                  "type": "number"
                },
                "yaw": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 360
                },
                "pitch": {
                  "type": "number"
                },
                "fov": {
                  "type": "number",
                  "exclusiveMinimum": 0
                }
              }
            },
            "storedCameras": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "name",
                  "x",
                  "y",
                  "z",
                  "yaw",
                  "pitch",
                  "fov"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "minLength": 1
                  },
                  "name": {
                    "type": "string",
                    "minLength": 1
                  },
                  "x": {
                    "type": "number"
                  },
                  "y": {
                    "type": "number"
                  },
                  "z": {
                    "type": "number"
                  },
                  "yaw": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 360
                  },
                  "pitch": {
                    "type": "number"
                  },
                  "fov": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  }
                }
              }
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "List cameras",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "set_environment": {
    "name": "set_environment",
    "title": "Change the environment",
    "description": "Changes ground, sky, light and drawing; the rest stays. A texture of null leaves the colour.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "groundColor": {
          "description": "Ground: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "groundTexture": {
          "description": "Name in the catalog.",
          "type": [
            "string",
            "null"
          ]
        },
        "groundTextureCategory": {
          "description": "Where several have the name.",
          "type": [
            "string",
            "null"
          ]
        },
        "skyColor": {
          "description": "Sky: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "skyTexture": {
          "description": "Name in the catalog.",
          "type": [
            "string",
            "null"
          ]
        },
        "skyTextureCategory": {
          "description": "Where several have the name.",
          "type": [
            "string",
            "null"
          ]
        },
        "lightColor": {
          "description": "Daylight: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "ceilingLightColor": {
          "description": "Light below ceilings: #RRGGBB.",
          "type": [
            "string",
            "null"
          ]
        },
        "wallsAlpha": {
          "description": "Transparency of walls; 0 is solid.",
          "type": [
            "number",
            "null"
          ],
          "minimum": 0,
          "maximum": 1
        },
        "drawingMode": {
          "description": "How surfaces are drawn.",
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "FILL",
            "OUTLINE",
            "FILL_AND_OUTLINE",
            null
          ]
        },
        "allLevelsVisible": {
          "description": "Show all levels.",
          "type": [
            "boolean",
            "null"
          ]
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "groundColor",
            "groundTexture",
            "skyColor",
            "skyTexture",
            "lightColor",
            "ceilingLightColor",
            "wallsAlpha",
            "drawingMode",
            "allLevelsVisible"
          ],
          "properties": {
            "groundColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "groundTexture": {
              "anyOf": [
                {
                  "$ref": "#/$defs/AppliedTexture"
                },
                {
                  "type": "null"
                }
              ]
            },
            "skyColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "skyTexture": {
              "anyOf": [
                {
                  "$ref": "#/$defs/AppliedTexture"
                },
                {
                  "type": "null"
                }
              ]
            },
            "lightColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "ceilingLightColor": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^#[0-9A-F]{6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "wallsAlpha": {
              "type": "number",
              "minimum": 0,
              "maximum": 1
            },
            "drawingMode": {
              "type": "string"
            },
            "allLevelsVisible": {
              "type": "boolean"
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ],
      "$defs": {
        "AppliedTexture": {
          "type": "object",
          "required": [
            "catalogId",
            "name",
            "category",
            "width",
            "height",
            "angle",
            "scale"
          ],
          "properties": {
            "catalogId": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "name": {
              "type": "string",
              "minLength": 1
            },
            "category": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "width": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "angle": {
              "type": "number"
            },
            "scale": {
              "type": "number",
              "exclusiveMinimum": 0
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Change the environment",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "save_home": {
    "name": "save_home",
    "title": "Save the home",
    "description": "Writes the home as .sh3d below the folder of files. Without filePath: to its own file.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "filePath": {
          "description": "Relative path.",
          "type": [
            "string",
            "null"
          ]
        },
        "overwrite": {
          "description": "Replace an existing file.",
          "type": [
            "boolean",
            "null"
          ],
          "default": false
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "filePath",
            "sizeBytes"
          ],
          "properties": {
            "filePath": {
              "type": "string",
              "minLength": 1
            },
            "sizeBytes": {
              "type": "integer",
              "minimum": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Save the home",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "load_home": {
    "name": "load_home",
    "title": "Load a home",
    "description": "Replaces what is in the home by a .sh3d file. Takes a checkpoint first.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "filePath": {
          "description": "Relative path.",
          "type": "string"
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "filePath"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "filePath",
            "contents",
            "checkpointId"
          ],
          "properties": {
            "filePath": {
              "type": "string",
              "minLength": 1
            },
            "contents": {
              "type": "object",
              "required": [
                "levels",
                "walls",
                "rooms",
                "furniture",
                "labels",
                "dimensionLines"
              ],
              "properties": {
                "levels": {
                  "type": "integer",
                  "minimum": 0
                },
                "walls": {
                  "type": "integer",
                  "minimum": 0
                },
                "rooms": {
                  "type": "integer",
                  "minimum": 0
                },
                "furniture": {
                  "type": "integer",
                  "minimum": 0
                },
                "labels": {
                  "type": "integer",
                  "minimum": 0
                },
                "dimensionLines": {
                  "type": "integer",
                  "minimum": 0
                }
              }
            },
            "checkpointId": {
              "type": "string",
              "minLength": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Load a home",
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "export_svg": {
    "name": "export_svg",
    "title": "Export the plan as SVG",
    "description": "Draws the plan of the selected level as SVG, into the answer or a file.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "filePath": {
          "description": "Relative path of an .svg file.",
          "type": [
            "string",
            "null"
          ]
        },
        "overwrite": {
          "description": "Replace an existing file.",
          "type": [
            "boolean",
            "null"
          ],
          "default": false
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "svg",
            "filePath",
            "sizeBytes",
            "width",
            "height"
          ],
          "properties": {
            "svg": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "filePath": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "sizeBytes": {
              "type": "integer",
              "minimum": 1
            },
            "width": {
              "type": "number",
              "exclusiveMinimum": 0
            },
            "height": {
              "type": "number",
              "exclusiveMinimum": 0
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Export the plan as SVG",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "export_plan_image": {
    "name": "export_plan_image",
    "title": "Export the plan as PNG",
    "description": "Draws the plan of the selected level as PNG, into the answer or a file.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "width": {
          "description": "Pixels; the height follows.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 4096,
          "default": 1024
        },
        "filePath": {
          "description": "Relative path of a .png file.",
          "type": [
            "string",
            "null"
          ]
        },
        "overwrite": {
          "description": "Replace an existing file.",
          "type": [
            "boolean",
            "null"
          ],
          "default": false
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "mimeType",
            "width",
            "height",
            "filePath",
            "sizeBytes"
          ],
          "properties": {
            "mimeType": {
              "type": "string",
              "const": "image/png"
            },
            "width": {
              "type": "integer",
              "minimum": 1
            },
            "height": {
              "type": "integer",
              "minimum": 1
            },
            "filePath": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "sizeBytes": {
              "type": "integer",
              "minimum": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Export the plan as PNG",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "export_to_obj": {
    "name": "export_to_obj",
    "title": "Export as OBJ",
    "description": "Exports the home in 3D as a zip of OBJ and MTL, into the answer or a file.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "filePath": {
          "description": "Relative path of a .zip file.",
          "type": [
            "string",
            "null"
          ]
        },
        "overwrite": {
          "description": "Replace an existing file.",
          "type": [
            "boolean",
            "null"
          ],
          "default": false
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "filePath",
            "sizeBytes",
            "files"
          ],
          "properties": {
            "filePath": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "sizeBytes": {
              "type": "integer",
              "minimum": 1
            },
            "files": {
              "type": "array",
              "items": {
                "type": "string",
                "minLength": 1
              },
              "minItems": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Export as OBJ",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "render_photo": {
    "name": "render_photo",
    "title": "Take a picture",
    "description": "Shows the home in 3D: overhead from one or four corners, or standard from the camera or from x, y, z, yaw.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "view": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "overhead",
            "standard",
            null
          ],
          "default": "overhead"
        },
        "angles": {
          "description": "Overhead: 1 or 4 corners.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 4,
          "default": 1
        },
        "focusOn": {
          "description": "Overhead: id of a room or piece to come close to.",
          "type": [
            "string",
            "null"
          ]
        },
        "hideWalls": {
          "type": [
            "boolean",
            "null"
          ],
          "default": false
        },
        "width": {
          "description": "Pixels.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 4096,
          "default": 800
        },
        "height": {
          "description": "Pixels.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 4096,
          "default": 600
        },
        "quality": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "low",
            "medium",
            "high",
            null
          ],
          "default": "low"
        },
        "format": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "png",
            "jpeg",
            null
          ],
          "default": "jpeg"
        },
        "x": {
          "type": [
            "number",
            "null"
          ]
        },
        "y": {
          "type": [
            "number",
            "null"
          ]
        },
        "z": {
          "type": [
            "number",
            "null"
          ]
        },
        "yaw": {
          "type": [
            "number",
            "null"
          ]
        },
        "pitch": {
          "type": [
            "number",
            "null"
          ],
          "minimum": -90,
          "maximum": 90
        },
        "fov": {
          "description": "Field of view.",
          "type": [
            "number",
            "null"
          ],
          "minimum": 2,
          "maximum": 170
        },
        "filePath": {
          "description": "Relative path; with four corners -1 to -4 are added.",
          "type": [
            "string",
            "null"
          ]
        },
        "overwrite": {
          "description": "Replace an existing file.",
          "type": [
            "boolean",
            "null"
          ],
          "default": false
        },
        "home": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "view",
            "renderer",
            "quality",
            "images"
          ],
          "properties": {
            "view": {
              "type": "string",
              "minLength": 1
            },
            "renderer": {
              "type": "string",
              "minLength": 1
            },
            "quality": {
              "type": "string",
              "minLength": 1
            },
            "images": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "index",
                  "width",
                  "height",
                  "mimeType",
                  "camera",
                  "filePath",
                  "sizeBytes"
                ],
                "properties": {
                  "index": {
                    "type": "integer",
                    "minimum": 0
                  },
                  "width": {
                    "type": "integer",
                    "minimum": 1
                  },
                  "height": {
                    "type": "integer",
                    "minimum": 1
                  },
                  "mimeType": {
                    "type": "string",
                    "minLength": 1
                  },
                  "camera": {
                    "type": "object",
                    "required": [
                      "x",
                      "y",
                      "z",
                      "yaw",
                      "pitch",
                      "fov"
                    ],
                    "properties": {
                      "x": {
                        "type": "number"
                      },
                      "y": {
                        "type": "number"
                      },
                      "z": {
                        "type": "number"
                      },
                      "yaw": {
                        "type": "number",
                        "minimum": 0,
                        "maximum": 360
                      },
                      "pitch": {
                        "type": "number"
                      },
                      "fov": {
                        "type": "number",
                        "exclusiveMinimum": 0
                      }
                    }
                  },
                  "filePath": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "sizeBytes": {
                    "type": "integer",
                    "minimum": 1
                  }
                }
              },
              "minItems": 1
            }
          }
        },
        {
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "code",
                "message",
                "details"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "message": {
                  "type": "string",
                  "minLength": 1
                },
                "details": {
                  "type": "object"
                }
              }
            }
          }
        }
      ]
    },
    "annotations": {
      "title": "Take a picture",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
};
