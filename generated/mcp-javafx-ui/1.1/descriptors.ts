// Generated from schema/mcp-javafx-ui/1.1 by `npm run generate`. Edit the source, not this file.

import type { ToolDescriptor } from '../../runtime/contract-module.js';
import type { ToolName } from './types.js';

/** What `tools/list` answers, by tool. */
export const descriptors: Readonly<Record<ToolName, ToolDescriptor>> = {
  "ui_look": {
    "name": "ui_look",
    "title": "Look at the UI",
    "description": "Shows what a user of the running JavaFX application sees: the current window and its popups line by line, other windows in one line each. A line is uid, type, #id, \"name\", =value, states. Start here; pass the last revision as since to see only what has changed.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "window": {
          "description": "Another window, by its `windowId`.",
          "type": [
            "string",
            "null"
          ]
        },
        "within": {
          "description": "Only the node that this names, and what is below it.",
          "type": [
            "string",
            "null"
          ]
        },
        "since": {
          "description": "Only what has changed since that look.",
          "type": [
            "string",
            "null"
          ]
        },
        "maxBytes": {
          "description": "Most bytes of the outline.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1024,
          "default": 16384
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
            "revision",
            "kind",
            "windows",
            "outline",
            "omitted"
          ],
          "properties": {
            "schema": {
              "type": "string",
              "pattern": "^mcp-javafx-ui/1\\.[0-9]+$"
            },
            "revision": {
              "$ref": "#/$defs/Revision"
            },
            "kind": {
              "type": "string"
            },
            "base": {
              "anyOf": [
                {
                  "$ref": "#/$defs/Revision"
                },
                {
                  "type": "null"
                }
              ]
            },
            "windows": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "windowId",
                  "kind",
                  "modal",
                  "current",
                  "shown",
                  "lines"
                ],
                "properties": {
                  "windowId": {
                    "$ref": "#/$defs/WindowId"
                  },
                  "kind": {
                    "type": "string"
                  },
                  "title": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "modal": {
                    "type": "boolean"
                  },
                  "current": {
                    "type": "boolean"
                  },
                  "ownerId": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/WindowId"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "behind": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/WindowId"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "shown": {
                    "type": "boolean"
                  },
                  "lines": {
                    "type": "integer",
                    "minimum": 0
                  }
                }
              }
            },
            "outline": {
              "type": "string"
            },
            "omitted": {
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
      ],
      "$defs": {
        "Revision": {
          "type": "string",
          "pattern": "^r[1-9][0-9]{0,14}$"
        },
        "WindowId": {
          "type": "string",
          "pattern": "^w[1-9][0-9]{0,8}$"
        }
      }
    },
    "annotations": {
      "title": "Look at the UI",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "ui_get_snapshot": {
    "name": "ui_get_snapshot",
    "title": "Read the UI",
    "description": "Reads the scene graph of the focused window as data, or of the windows that stage, stageIndex or window selects. Its text has a line for each node: uid, type, #id, \"text\", state; \"+n\" counts children below the depth. For what a user sees, call ui_look.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "stage": {
          "description": "Which windows.",
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "focused",
            "primary",
            "all",
            null
          ],
          "default": "focused"
        },
        "stageIndex": {
          "description": "Index of one window, alone or with `stage: focused`.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "window": {
          "description": "A window by its `windowId`, or `current`; alone, without `stage` and `stageIndex`.",
          "type": [
            "string",
            "null"
          ]
        },
        "mode": {
          "description": "How much of each node.",
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "compact",
            "full",
            null
          ],
          "default": "compact"
        },
        "depth": {
          "description": "Edges from the root; 0 is the root alone. Default: 8 in compact mode, 50 in full mode.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 1000
        },
        "include": {
          "description": "Sections on or off, whatever the mode says.",
          "type": [
            "object",
            "null"
          ],
          "properties": {
            "bounds": {
              "description": "Bounds in parent and in scene.",
              "type": [
                "boolean",
                "null"
              ]
            },
            "localToScreen": {
              "description": "Bounds on the screen.",
              "type": [
                "boolean",
                "null"
              ]
            },
            "properties": {
              "description": "JavaFX properties.",
              "type": [
                "boolean",
                "null"
              ]
            },
            "virtualization": {
              "description": "Rows of virtualized controls.",
              "type": [
                "boolean",
                "null"
              ]
            },
            "accessibility": {
              "description": "Accessible role and help.",
              "type": [
                "boolean",
                "null"
              ]
            }
          },
          "additionalProperties": false
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
            "capturedAt",
            "app",
            "focus",
            "stages"
          ],
          "properties": {
            "schema": {
              "type": "string",
              "pattern": "^mcp-javafx-ui/1\\.[0-9]+$"
            },
            "capturedAt": {
              "type": "string",
              "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$"
            },
            "app": {
              "type": "object",
              "required": [
                "pid"
              ],
              "properties": {
                "pid": {
                  "type": "integer",
                  "minimum": 0
                },
                "javaVersion": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "javafxVersion": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "mainClass": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "debugFlags": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                }
              }
            },
            "focus": {
              "type": "object",
              "properties": {
                "focusedNode": {
                  "anyOf": [
                    {
                      "$ref": "#/$defs/NodeRef"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "focusedWindow": {
                  "anyOf": [
                    {
                      "type": "object",
                      "required": [
                        "stageIndex"
                      ],
                      "properties": {
                        "stageIndex": {
                          "type": "integer",
                          "minimum": 0
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
            "stages": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "stageIndex",
                  "windowId",
                  "kind",
                  "showing",
                  "focused",
                  "modal",
                  "scene"
                ],
                "properties": {
                  "stageIndex": {
                    "type": "integer",
                    "minimum": 0
                  },
                  "windowId": {
                    "$ref": "#/$defs/WindowId"
                  },
                  "kind": {
                    "type": "string"
                  },
                  "title": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "showing": {
                    "type": "boolean"
                  },
                  "focused": {
                    "type": "boolean"
                  },
                  "modal": {
                    "type": "boolean"
                  },
                  "ownerStageIndex": {
                    "anyOf": [
                      {
                        "type": "integer",
                        "minimum": 0
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "ownerId": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/WindowId"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "focusOwner": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/NodeRef"
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
                  "width": {
                    "type": "number",
                    "minimum": 0
                  },
                  "height": {
                    "type": "number",
                    "minimum": 0
                  },
                  "scene": {
                    "type": "object",
                    "required": [
                      "root"
                    ],
                    "properties": {
                      "stylesheets": {
                        "type": "array",
                        "items": {
                          "type": "string"
                        }
                      },
                      "root": {
                        "$ref": "#/$defs/UiNode"
                      }
                    }
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
      ],
      "$defs": {
        "Bounds": {
          "type": "object",
          "required": [
            "minX",
            "minY",
            "width",
            "height"
          ],
          "properties": {
            "minX": {
              "type": "number"
            },
            "minY": {
              "type": "number"
            },
            "width": {
              "type": "number",
              "minimum": 0
            },
            "height": {
              "type": "number",
              "minimum": 0
            }
          }
        },
        "NodeRef": {
          "type": "object",
          "required": [
            "path",
            "uid"
          ],
          "properties": {
            "path": {
              "type": "string",
              "pattern": "^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$"
            },
            "uid": {
              "type": "string",
              "maxLength": 200,
              "pattern": "^(u-[0-9a-z]+|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"
            },
            "hint": {
              "anyOf": [
                {
                  "type": "object",
                  "properties": {
                    "id": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "type": {
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
                  "type": "null"
                }
              ]
            }
          }
        },
        "UiNode": {
          "type": "object",
          "required": [
            "ref",
            "type",
            "id",
            "styleClass",
            "visible",
            "managed",
            "disabled",
            "children"
          ],
          "properties": {
            "ref": {
              "$ref": "#/$defs/NodeRef"
            },
            "type": {
              "type": "string",
              "minLength": 1
            },
            "module": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "id": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "styleClass": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "pseudoClass": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "visible": {
              "type": "boolean"
            },
            "managed": {
              "type": "boolean"
            },
            "disabled": {
              "type": "boolean"
            },
            "opacity": {
              "type": "number",
              "minimum": 0,
              "maximum": 1
            },
            "layout": {
              "type": "object",
              "properties": {
                "boundsInParent": {
                  "$ref": "#/$defs/Bounds"
                },
                "boundsInScene": {
                  "$ref": "#/$defs/Bounds"
                },
                "localToScreen": {
                  "type": "object",
                  "required": [
                    "x",
                    "y",
                    "width",
                    "height"
                  ],
                  "properties": {
                    "x": {
                      "type": "number"
                    },
                    "y": {
                      "type": "number"
                    },
                    "width": {
                      "type": "number",
                      "minimum": 0
                    },
                    "height": {
                      "type": "number",
                      "minimum": 0
                    }
                  }
                }
              }
            },
            "text": {
              "type": "object",
              "properties": {
                "label": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "prompt": {
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
            "value": {
              "type": "object",
              "properties": {
                "text": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "selected": {
                  "anyOf": [
                    {
                      "type": "boolean"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "checked": {
                  "anyOf": [
                    {
                      "type": "boolean"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "accessibility": {
              "type": "object",
              "properties": {
                "role": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "help": {
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
            "fx": {
              "type": "object",
              "properties": {
                "properties": {
                  "type": "object",
                  "additionalProperties": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "number"
                      },
                      {
                        "type": "boolean"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  }
                }
              }
            },
            "virtualization": {
              "type": "object",
              "required": [
                "kind",
                "itemsCount",
                "selectedIndices",
                "visibleCells"
              ],
              "properties": {
                "kind": {
                  "type": "string"
                },
                "itemsCount": {
                  "type": "integer",
                  "minimum": 0
                },
                "visibleRange": {
                  "anyOf": [
                    {
                      "type": "object",
                      "required": [
                        "from",
                        "to"
                      ],
                      "properties": {
                        "from": {
                          "type": "integer",
                          "minimum": 0
                        },
                        "to": {
                          "type": "integer",
                          "minimum": 0
                        }
                      }
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "selectedIndices": {
                  "type": "array",
                  "items": {
                    "type": "integer",
                    "minimum": 0
                  }
                },
                "focusedIndex": {
                  "anyOf": [
                    {
                      "type": "integer",
                      "minimum": 0
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "columns": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": [
                      "id"
                    ],
                    "properties": {
                      "id": {
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
                  }
                },
                "visibleCells": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": [
                      "index",
                      "rowRef",
                      "cells"
                    ],
                    "properties": {
                      "index": {
                        "type": "integer",
                        "minimum": 0
                      },
                      "rowRef": {
                        "$ref": "#/$defs/NodeRef"
                      },
                      "cells": {
                        "type": "array",
                        "items": {
                          "$ref": "#/$defs/VisibleCell"
                        }
                      }
                    }
                  }
                }
              }
            },
            "rows": {
              "type": "object",
              "required": [
                "total",
                "rows"
              ],
              "properties": {
                "total": {
                  "type": "integer",
                  "minimum": 0
                },
                "rows": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": [
                      "index",
                      "offscreen",
                      "cells"
                    ],
                    "properties": {
                      "index": {
                        "type": "integer",
                        "minimum": 0
                      },
                      "offscreen": {
                        "type": "boolean"
                      },
                      "cells": {
                        "type": "array",
                        "items": {
                          "$ref": "#/$defs/VisibleCell"
                        }
                      }
                    }
                  }
                }
              }
            },
            "children": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/UiNode"
              }
            },
            "childrenOmitted": {
              "type": "integer",
              "minimum": 1
            }
          }
        },
        "VisibleCell": {
          "type": "object",
          "properties": {
            "columnId": {
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
        "WindowId": {
          "type": "string",
          "pattern": "^w[1-9][0-9]{0,8}$"
        }
      }
    },
    "annotations": {
      "title": "Read the UI",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "ui_query": {
    "name": "ui_query",
    "title": "Find nodes",
    "description": "Finds nodes by CSS selector (#id, .class, Type, descendants), by visible text, by a predicate, or by several of these at once, in document order. within searches below one node. The answer has a uid for each match.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "scope": {
          "description": "Where to search. Default: the focused window; with `within`, all windows.",
          "type": [
            "object",
            "null"
          ],
          "properties": {
            "stage": {
              "description": "Default: `focused`, or `index` when `stageIndex` is given.",
              "type": [
                "string",
                "null"
              ],
              "enum": [
                "focused",
                "index",
                "all",
                null
              ]
            },
            "stageIndex": {
              "description": "Index of the window.",
              "type": [
                "integer",
                "null"
              ],
              "minimum": 0
            },
            "window": {
              "description": "A window by its `windowId`, or `current`; alone, without `stage` and `stageIndex`.",
              "type": [
                "string",
                "null"
              ]
            }
          },
          "additionalProperties": false
        },
        "within": {
          "description": "Only what is below the node that this names.",
          "type": [
            "string",
            "null"
          ]
        },
        "selector": {
          "description": "What to find. At least one of css, text or predicate.",
          "type": "object",
          "properties": {
            "css": {
              "description": "Compounds of `*`, `Type`, `#id` and `.class`, joined by a space (descendant) or `>` (child): `#ok`, `VBox > Button.primary`.",
              "type": [
                "string",
                "null"
              ]
            },
            "text": {
              "description": "Text that a visible node shows.",
              "type": [
                "string",
                "null"
              ]
            },
            "match": {
              "description": "How `text` is compared. Default: `contains`.",
              "type": [
                "string",
                "null"
              ],
              "enum": [
                "contains",
                "equals",
                "regex",
                null
              ],
              "default": "contains"
            },
            "predicate": {
              "description": "Conditions on a node. At least one of them.",
              "type": [
                "object",
                "null"
              ],
              "properties": {
                "typeIs": {
                  "description": "The type is one of these.",
                  "type": [
                    "array",
                    "null"
                  ],
                  "minItems": 1,
                  "maxItems": 100,
                  "items": {
                    "type": "string"
                  }
                },
                "idEquals": {
                  "description": "The id is this.",
                  "type": [
                    "string",
                    "null"
                  ]
                },
                "styleClassHas": {
                  "description": "This style class is there.",
                  "type": [
                    "string",
                    "null"
                  ]
                },
                "textContains": {
                  "description": "As a search for `text` with `contains`: trimmed, ignoring case, and only of what is visible.",
                  "type": [
                    "string",
                    "null"
                  ]
                },
                "role": {
                  "description": "The accessible role is this, in any letter case: `BUTTON`.",
                  "type": [
                    "string",
                    "null"
                  ]
                },
                "tooltip": {
                  "description": "The tooltip contains this: trimmed, ignoring case.",
                  "type": [
                    "string",
                    "null"
                  ]
                },
                "prompt": {
                  "description": "The prompt contains this: trimmed, ignoring case.",
                  "type": [
                    "string",
                    "null"
                  ]
                },
                "labelContains": {
                  "description": "The label that is for the control contains this: trimmed, ignoring case, and only what is visible.",
                  "type": [
                    "string",
                    "null"
                  ]
                },
                "visible": {
                  "description": "The reported `visible` is this.",
                  "type": [
                    "boolean",
                    "null"
                  ]
                },
                "enabled": {
                  "description": "`disabled` is the opposite of this.",
                  "type": [
                    "boolean",
                    "null"
                  ]
                }
              },
              "additionalProperties": false
            }
          },
          "additionalProperties": false
        },
        "limit": {
          "description": "At most this many matches.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 1000,
          "default": 50
        }
      },
      "required": [
        "selector"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "matches"
          ],
          "properties": {
            "matches": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/NodeMatch"
              }
            },
            "truncated": {
              "type": "boolean"
            },
            "total": {
              "type": "integer",
              "minimum": 0
            },
            "searched": {
              "type": "object",
              "required": [
                "windows",
                "nodes"
              ],
              "properties": {
                "windows": {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "pattern": "^w[1-9][0-9]{0,8}$"
                  }
                },
                "nodes": {
                  "type": "integer",
                  "minimum": 0
                },
                "within": {
                  "type": "string"
                }
              }
            },
            "nearest": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/NodeMatch"
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
        "NodeMatch": {
          "type": "object",
          "required": [
            "ref",
            "type",
            "id",
            "summary"
          ],
          "properties": {
            "ref": {
              "type": "object",
              "required": [
                "path",
                "uid"
              ],
              "properties": {
                "path": {
                  "type": "string",
                  "pattern": "^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$"
                },
                "uid": {
                  "type": "string",
                  "maxLength": 200,
                  "pattern": "^(u-[0-9a-z]+|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"
                },
                "hint": {
                  "anyOf": [
                    {
                      "type": "object",
                      "properties": {
                        "id": {
                          "anyOf": [
                            {
                              "type": "string"
                            },
                            {
                              "type": "null"
                            }
                          ]
                        },
                        "type": {
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
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "type": {
              "type": "string",
              "minLength": 1
            },
            "id": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "summary": {
              "type": "string"
            },
            "layout": {
              "type": "object",
              "properties": {
                "boundsInScene": {
                  "type": "object",
                  "required": [
                    "minX",
                    "minY",
                    "width",
                    "height"
                  ],
                  "properties": {
                    "minX": {
                      "type": "number"
                    },
                    "minY": {
                      "type": "number"
                    },
                    "width": {
                      "type": "number",
                      "minimum": 0
                    },
                    "height": {
                      "type": "number",
                      "minimum": 0
                    }
                  }
                }
              }
            },
            "ancestor": {
              "type": "string"
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Find nodes",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "ui_get_node": {
    "name": "ui_get_node",
    "title": "Read one node",
    "description": "Reads everything about one node: text, value, state, bounds, accessibility, properties, rows of a table or list. Name it by its uid or a locator.",
    "inputSchema": {
      "description": "Exactly one of ref or locator.",
      "type": "object",
      "properties": {
        "ref": {
          "description": "At least one of uid or path.",
          "type": [
            "object",
            "null"
          ],
          "properties": {
            "path": {
              "description": "Path of the latest snapshot; it decides only where there is no uid: a path such as /stages[0]/scene/root/VBox[0]/Button[1].",
              "type": [
                "string",
                "null"
              ]
            },
            "uid": {
              "description": "As a look, a snapshot, a query or a node told it.",
              "type": [
                "string",
                "null"
              ]
            },
            "hint": {
              "description": "What the caller remembers of the node; never needed.",
              "type": [
                "object",
                "null"
              ]
            }
          },
          "additionalProperties": false
        },
        "locator": {
          "description": "The node, named by what a user sees; instead of `ref`.",
          "type": [
            "string",
            "null"
          ]
        },
        "includeChildren": {
          "description": "Also its direct children.",
          "type": [
            "boolean",
            "null"
          ],
          "default": false
        },
        "rows": {
          "description": "Also these rows of a list, table, tree, combo box or choice box, on screen or not.",
          "type": [
            "object",
            "null"
          ],
          "properties": {
            "from": {
              "description": "Index of the first row.",
              "type": [
                "integer",
                "null"
              ],
              "minimum": 0,
              "default": 0
            },
            "count": {
              "description": "At most this many rows.",
              "type": [
                "integer",
                "null"
              ],
              "minimum": 1,
              "maximum": 500,
              "default": 50
            },
            "offscreen": {
              "description": "Also rows that are not on screen; reading them runs the application's own code for cells.",
              "type": [
                "boolean",
                "null"
              ],
              "default": true
            }
          },
          "additionalProperties": false
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "$ref": "#/$defs/UiNode"
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
        "Bounds": {
          "type": "object",
          "required": [
            "minX",
            "minY",
            "width",
            "height"
          ],
          "properties": {
            "minX": {
              "type": "number"
            },
            "minY": {
              "type": "number"
            },
            "width": {
              "type": "number",
              "minimum": 0
            },
            "height": {
              "type": "number",
              "minimum": 0
            }
          }
        },
        "NodeRef": {
          "type": "object",
          "required": [
            "path",
            "uid"
          ],
          "properties": {
            "path": {
              "type": "string",
              "pattern": "^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$"
            },
            "uid": {
              "type": "string",
              "maxLength": 200,
              "pattern": "^(u-[0-9a-z]+|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"
            },
            "hint": {
              "anyOf": [
                {
                  "type": "object",
                  "properties": {
                    "id": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "type": {
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
                  "type": "null"
                }
              ]
            }
          }
        },
        "UiNode": {
          "type": "object",
          "required": [
            "ref",
            "type",
            "id",
            "styleClass",
            "visible",
            "managed",
            "disabled",
            "children"
          ],
          "properties": {
            "ref": {
              "$ref": "#/$defs/NodeRef"
            },
            "type": {
              "type": "string",
              "minLength": 1
            },
            "module": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "id": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "styleClass": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "pseudoClass": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "visible": {
              "type": "boolean"
            },
            "managed": {
              "type": "boolean"
            },
            "disabled": {
              "type": "boolean"
            },
            "opacity": {
              "type": "number",
              "minimum": 0,
              "maximum": 1
            },
            "layout": {
              "type": "object",
              "properties": {
                "boundsInParent": {
                  "$ref": "#/$defs/Bounds"
                },
                "boundsInScene": {
                  "$ref": "#/$defs/Bounds"
                },
                "localToScreen": {
                  "type": "object",
                  "required": [
                    "x",
                    "y",
                    "width",
                    "height"
                  ],
                  "properties": {
                    "x": {
                      "type": "number"
                    },
                    "y": {
                      "type": "number"
                    },
                    "width": {
                      "type": "number",
                      "minimum": 0
                    },
                    "height": {
                      "type": "number",
                      "minimum": 0
                    }
                  }
                }
              }
            },
            "text": {
              "type": "object",
              "properties": {
                "label": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "prompt": {
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
            "value": {
              "type": "object",
              "properties": {
                "text": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "selected": {
                  "anyOf": [
                    {
                      "type": "boolean"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "checked": {
                  "anyOf": [
                    {
                      "type": "boolean"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "accessibility": {
              "type": "object",
              "properties": {
                "role": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "help": {
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
            "fx": {
              "type": "object",
              "properties": {
                "properties": {
                  "type": "object",
                  "additionalProperties": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "number"
                      },
                      {
                        "type": "boolean"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  }
                }
              }
            },
            "virtualization": {
              "type": "object",
              "required": [
                "kind",
                "itemsCount",
                "selectedIndices",
                "visibleCells"
              ],
              "properties": {
                "kind": {
                  "type": "string"
                },
                "itemsCount": {
                  "type": "integer",
                  "minimum": 0
                },
                "visibleRange": {
                  "anyOf": [
                    {
                      "type": "object",
                      "required": [
                        "from",
                        "to"
                      ],
                      "properties": {
                        "from": {
                          "type": "integer",
                          "minimum": 0
                        },
                        "to": {
                          "type": "integer",
                          "minimum": 0
                        }
                      }
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "selectedIndices": {
                  "type": "array",
                  "items": {
                    "type": "integer",
                    "minimum": 0
                  }
                },
                "focusedIndex": {
                  "anyOf": [
                    {
                      "type": "integer",
                      "minimum": 0
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "columns": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": [
                      "id"
                    ],
                    "properties": {
                      "id": {
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
                  }
                },
                "visibleCells": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": [
                      "index",
                      "rowRef",
                      "cells"
                    ],
                    "properties": {
                      "index": {
                        "type": "integer",
                        "minimum": 0
                      },
                      "rowRef": {
                        "$ref": "#/$defs/NodeRef"
                      },
                      "cells": {
                        "type": "array",
                        "items": {
                          "$ref": "#/$defs/VisibleCell"
                        }
                      }
                    }
                  }
                }
              }
            },
            "rows": {
              "type": "object",
              "required": [
                "total",
                "rows"
              ],
              "properties": {
                "total": {
                  "type": "integer",
                  "minimum": 0
                },
                "rows": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": [
                      "index",
                      "offscreen",
                      "cells"
                    ],
                    "properties": {
                      "index": {
                        "type": "integer",
                        "minimum": 0
                      },
                      "offscreen": {
                        "type": "boolean"
                      },
                      "cells": {
                        "type": "array",
                        "items": {
                          "$ref": "#/$defs/VisibleCell"
                        }
                      }
                    }
                  }
                }
              }
            },
            "children": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/UiNode"
              }
            },
            "childrenOmitted": {
              "type": "integer",
              "minimum": 1
            }
          }
        },
        "VisibleCell": {
          "type": "object",
          "properties": {
            "columnId": {
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
        }
      }
    },
    "annotations": {
      "title": "Read one node",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "ui_perform": {
    "name": "ui_perform",
    "title": "Act on the UI",
    "description": "Carries out actions one after the other, as a user would. Stops at the first that fails and says which and why. typeText and pressKey go to the focus owner of the window of the last target.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "actions": {
          "description": "The actions in their order.",
          "type": "array",
          "minItems": 1,
          "maxItems": 100,
          "items": {
            "description": "One thing that a user could do.",
            "type": "object",
            "properties": {
              "type": {
                "type": "string",
                "enum": [
                  "focus",
                  "click",
                  "typeText",
                  "setText",
                  "pressKey",
                  "scroll"
                ]
              },
              "target": {
                "description": "focus, click, setText, scroll: What it is done to.",
                "type": [
                  "object",
                  "null"
                ],
                "properties": {
                  "ref": {
                    "description": "The node. At least one of uid or path.",
                    "type": "object",
                    "properties": {
                      "path": {
                        "description": "Path of the latest snapshot; it decides only where there is no uid: a path such as /stages[0]/scene/root/VBox[0]/Button[1].",
                        "type": [
                          "string",
                          "null"
                        ]
                      },
                      "uid": {
                        "description": "As a look, a snapshot, a query or a node told it.",
                        "type": [
                          "string",
                          "null"
                        ]
                      },
                      "hint": {
                        "description": "What the caller remembers of the node; never needed.",
                        "type": [
                          "object",
                          "null"
                        ]
                      }
                    },
                    "additionalProperties": false
                  },
                  "item": {
                    "description": "A row or cell of a ListView, TableView, TreeView or TreeTableView; it is scrolled into view first.",
                    "type": [
                      "object",
                      "null"
                    ],
                    "properties": {
                      "index": {
                        "description": "The row's index among the items.",
                        "type": "integer",
                        "minimum": 0
                      },
                      "column": {
                        "description": "The column. Default: the whole row.",
                        "type": [
                          "string",
                          "integer",
                          "null"
                        ],
                        "minimum": 0
                      }
                    },
                    "required": [
                      "index"
                    ],
                    "additionalProperties": false
                  }
                },
                "required": [
                  "ref"
                ],
                "additionalProperties": false
              },
              "locator": {
                "description": "focus, click, setText, scroll: The same, named by what a user sees; instead of `target`.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "x": {
                "description": "click: Screen coordinate; together with `y`, instead of a target.",
                "type": [
                  "number",
                  "null"
                ]
              },
              "y": {
                "description": "click: Screen coordinate; together with `x`, instead of a target.",
                "type": [
                  "number",
                  "null"
                ]
              },
              "text": {
                "description": "typeText: What is typed, exactly. setText: Its new content.",
                "type": "string"
              },
              "key": {
                "description": "pressKey: A JavaFX KeyCode name in any letter case: ENTER, TAB, A, F5, PAGE_DOWN.",
                "type": "string"
              },
              "modifiers": {
                "description": "pressKey: Keys to hold.",
                "type": [
                  "array",
                  "null"
                ],
                "maxItems": 8,
                "items": {
                  "description": "Held meanwhile, in any letter case; SHORTCUT is META on macOS, else CTRL: one of SHIFT, CTRL, ALT, META, SHORTCUT.",
                  "type": "string"
                }
              },
              "deltaY": {
                "description": "scroll: Pixels; negative scrolls towards the end.",
                "type": "number"
              }
            },
            "required": [
              "type"
            ],
            "additionalProperties": false
          }
        },
        "awaitUiIdle": {
          "description": "Answer only when the effect is visible to the next call.",
          "type": [
            "boolean",
            "null"
          ],
          "default": true
        },
        "timeoutMs": {
          "description": "Deadline of the whole call.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 60000,
          "default": 5000
        }
      },
      "required": [
        "actions"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "type": "object",
          "required": [
            "results"
          ],
          "properties": {
            "results": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "ok",
                  "type"
                ],
                "properties": {
                  "ok": {
                    "type": "boolean"
                  },
                  "type": {
                    "type": "string"
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
      "title": "Act on the UI",
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "ui_screenshot": {
    "name": "ui_screenshot",
    "title": "Take a picture",
    "description": "Takes a PNG of one window as it looks now, or of one node by its locator. annotate draws a box with its uid around each line of the look.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "stageIndex": {
          "description": "Index of the window. Default: the focused one.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "window": {
          "description": "A window by its `windowId`, or `current`; alone, without `stageIndex`.",
          "type": [
            "string",
            "null"
          ]
        },
        "locator": {
          "description": "Only the node that this names, in whatever window it is found, or in that of `window` or `stageIndex`.",
          "type": [
            "string",
            "null"
          ]
        },
        "maxWidth": {
          "description": "Most pixels across; a larger picture is scaled down.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 16,
          "maximum": 16384
        },
        "maxHeight": {
          "description": "Most pixels down; a larger picture is scaled down.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 16,
          "maximum": 16384
        },
        "annotate": {
          "description": "Draw a box with its uid around each line of the look.",
          "type": [
            "boolean",
            "null"
          ],
          "default": false
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
            "contentType",
            "dataBase64"
          ],
          "properties": {
            "contentType": {
              "type": "string",
              "const": "image/png"
            },
            "dataBase64": {
              "type": "string",
              "minLength": 1
            },
            "scale": {
              "type": "number",
              "exclusiveMinimum": 0,
              "maximum": 1
            },
            "annotations": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "uid",
                  "x",
                  "y",
                  "width",
                  "height"
                ],
                "properties": {
                  "uid": {
                    "type": "string"
                  },
                  "x": {
                    "type": "integer",
                    "minimum": 0
                  },
                  "y": {
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
      "title": "Take a picture",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "ui_diagnostics": {
    "name": "ui_diagnostics",
    "title": "Diagnose the application",
    "description": "Tells how the application is, also while it hangs or is gone: uncaught exceptions with their stacks, the last lines of its output, what the FX thread is busy with, pulses, memory, and what this attachment can't do.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "exceptions": {
          "description": "At most this many exceptions, the latest.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 20,
          "default": 5
        },
        "outputLines": {
          "description": "At most this many lines of output, the last.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 200,
          "default": 20
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
            "attached",
            "capabilities",
            "exceptions",
            "exceptionsTotal"
          ],
          "properties": {
            "schema": {
              "type": "string",
              "pattern": "^mcp-javafx-ui/1\\.[0-9]+$"
            },
            "attached": {
              "type": "boolean"
            },
            "app": {
              "anyOf": [
                {
                  "type": "object",
                  "required": [
                    "pid"
                  ],
                  "properties": {
                    "pid": {
                      "type": "integer",
                      "minimum": 0
                    },
                    "javaVersion": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "javafxVersion": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "mainClass": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "debugFlags": {
                      "type": "array",
                      "items": {
                        "type": "string"
                      }
                    }
                  }
                },
                {
                  "type": "null"
                }
              ]
            },
            "capabilities": {
              "type": "object",
              "required": [
                "actions",
                "screenshots",
                "instrumentation",
                "output"
              ],
              "properties": {
                "actions": {
                  "type": "boolean"
                },
                "screenshots": {
                  "type": "boolean"
                },
                "instrumentation": {
                  "type": "boolean"
                },
                "output": {
                  "type": "boolean"
                }
              }
            },
            "exceptions": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "at",
                  "thread",
                  "type",
                  "stack"
                ],
                "properties": {
                  "at": {
                    "type": "string",
                    "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$"
                  },
                  "thread": {
                    "type": "string"
                  },
                  "type": {
                    "type": "string",
                    "minLength": 1
                  },
                  "message": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "stack": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  }
                }
              }
            },
            "exceptionsTotal": {
              "type": "integer",
              "minimum": 0
            },
            "output": {
              "anyOf": [
                {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                {
                  "type": "null"
                }
              ]
            },
            "fxThread": {
              "anyOf": [
                {
                  "type": "object",
                  "required": [
                    "busy",
                    "stack"
                  ],
                  "properties": {
                    "busy": {
                      "type": "boolean"
                    },
                    "answeredInMs": {
                      "anyOf": [
                        {
                          "type": "number",
                          "minimum": 0
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "stack": {
                      "type": "array",
                      "items": {
                        "type": "string"
                      }
                    }
                  }
                },
                {
                  "type": "null"
                }
              ]
            },
            "pulsesPerSecond": {
              "anyOf": [
                {
                  "type": "number",
                  "minimum": 0
                },
                {
                  "type": "null"
                }
              ]
            },
            "memory": {
              "anyOf": [
                {
                  "type": "object",
                  "required": [
                    "usedBytes",
                    "maxBytes"
                  ],
                  "properties": {
                    "usedBytes": {
                      "type": "integer",
                      "minimum": 0
                    },
                    "maxBytes": {
                      "type": "integer",
                      "minimum": 0
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
      "title": "Diagnose the application",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "ui_inspect": {
    "name": "ui_inspect",
    "title": "Open the inspector",
    "description": "Opens the inspector for the user: a view in the host that shows the windows of the application and their nodes. It is for people; read what the application shows with ui_look.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "window": {
          "description": "Another window, by its `windowId`.",
          "type": [
            "string",
            "null"
          ]
        },
        "locator": {
          "description": "The node to select, in whatever window it is found.",
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
            "windowId"
          ],
          "properties": {
            "windowId": {
              "type": "string",
              "pattern": "^w[1-9][0-9]{0,8}$"
            },
            "selected": {
              "anyOf": [
                {
                  "type": "object",
                  "required": [
                    "path",
                    "uid"
                  ],
                  "properties": {
                    "path": {
                      "type": "string",
                      "pattern": "^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$"
                    },
                    "uid": {
                      "type": "string",
                      "maxLength": 200,
                      "pattern": "^(u-[0-9a-z]+|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"
                    },
                    "hint": {
                      "anyOf": [
                        {
                          "type": "object",
                          "properties": {
                            "id": {
                              "anyOf": [
                                {
                                  "type": "string"
                                },
                                {
                                  "type": "null"
                                }
                              ]
                            },
                            "type": {
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
                          "type": "null"
                        }
                      ]
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
      "title": "Open the inspector",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
};
